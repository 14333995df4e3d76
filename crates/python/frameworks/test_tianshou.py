"""tianshou: deep Q-learning with masks, alone and with two seats."""

import gymnasium
import numpy as np
import pytest
import torch
from gymnasium import spaces
from tianshou.algorithm import DQN
from tianshou.algorithm.modelfree.dqn import DiscreteQLearningPolicy
from tianshou.algorithm.multiagent.marl import MultiAgentOffPolicyAlgorithm
from tianshou.algorithm.optim import AdamOptimizerFactory
from tianshou.algorithm.random import MARLRandomDiscreteMaskedOffPolicyAlgorithm
from tianshou.data import Collector, VectorReplayBuffer
from tianshou.env import DummyVectorEnv, PettingZooEnv
from tianshou.utils.net.common import Net
from tianshou.utils.torch_utils import policy_within_training_step

import damier
import damier.gym
import damier.zoo

BOARDS = 8


def learner(seen, actions):
    """Returns deep Q-learning for these spaces."""
    torch.manual_seed(1)
    model = Net(state_shape=seen.shape, action_shape=actions.n, hidden_sizes=[64, 64])
    policy = DiscreteQLearningPolicy(model=model, action_space=actions, observation_space=seen, eps_training=0.2)
    return DQN(policy=policy, optim=AdamOptimizerFactory(lr=1e-3), gamma=0.9, target_update_freq=100)


class Masked(gymnasium.ObservationWrapper):
    """Names the board and the mask as tianshou does."""

    def __init__(self, env):
        super().__init__(env)
        given = env.observation_space
        self.observation_space = spaces.Dict({"obs": given["observation"], "mask": given["action_mask"]})

    def observation(self, given):
        return {"obs": given["observation"], "mask": given["action_mask"].astype(bool)}


def collect(algorithm, make, steps):
    """Plays and learns. Returns the actions that were played, and their masks."""
    envs = DummyVectorEnv([make for _ in range(BOARDS)])
    buffer = VectorReplayBuffer(10_000, BOARDS)
    collector = Collector(algorithm, envs, buffer, exploration_noise=True)
    collector.reset(gym_reset_kwargs={"seed": 1})
    for _ in range(steps // 200):
        collector.collect(n_step=200)
        with policy_within_training_step(algorithm.policy):
            algorithm.update(buffer, 64)
    stored = buffer.sample(0)[0]
    return stored.act, np.asarray(stored.obs.mask)


def test_one_seat_learns_with_masks():
    def make():
        return Masked(gymnasium.make("damier/Solo-v0", game="2048:2x3", mask="dict", illegal="raise"))

    env = make()
    actions, masks = collect(learner(env.observation_space["obs"], env.action_space), make, 4000)
    assert len(actions) >= 4000 and masks[np.arange(len(actions)), actions].all()


@pytest.mark.parametrize("name", ["quarto", "filler:6x6"])
def test_two_seats_learn_with_masks(name):
    def make():
        return PettingZooEnv(damier.zoo.env(name))

    env = make()
    other = MARLRandomDiscreteMaskedOffPolicyAlgorithm(action_space=env.action_space)
    both = MultiAgentOffPolicyAlgorithm(
        algorithms=[learner(env.observation_space["observation"], env.action_space), other], env=env
    )
    actions, masks = collect(both, make, 2000)
    assert len(actions) >= 2000 and masks[np.arange(len(actions)), actions].all()
