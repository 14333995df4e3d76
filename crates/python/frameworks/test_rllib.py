"""RLlib: PPO with masks for one seat, and for both seats of a PettingZoo environment."""

import gymnasium
import numpy as np
import pytest
import ray
from gymnasium import spaces
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.multi_rl_module import MultiRLModuleSpec
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.env.wrappers.pettingzoo_env import PettingZooEnv
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule
from ray.tune.registry import register_env

import damier.gym
import damier.zoo


def renamed(given):
    """Names the board as RLlib's module for masks does, and flattens it, because RLlib has no networks for two dimensions."""
    board, mask = given["observation"].ravel(), given["action_mask"]
    return {"observations": board.astype(np.float32), "action_mask": mask.astype(np.float32)}


def renamed_space(given):
    high = float(given["observation"].high.max())
    board = spaces.Box(0, high, (given["observation"].high.size,), np.float32)
    return spaces.Dict({"observations": board, "action_mask": spaces.Box(0, 1, given["action_mask"].shape, np.float32)})


class Solo(gymnasium.ObservationWrapper):
    def __init__(self, settings):
        super().__init__(gymnasium.make("damier/Solo-v0", game=settings["game"], mask="dict", illegal="raise"))
        self.observation_space = renamed_space(self.env.observation_space)

    def observation(self, given):
        return renamed(given)


class Duel(damier.zoo.DuelEnv):
    def observation_space(self, agent):
        return renamed_space(super().observation_space(agent))

    def observe(self, agent):
        return renamed(super().observe(agent))


@pytest.fixture(scope="module", autouse=True)
def cluster():
    ray.init(num_cpus=2, log_to_driver=False, include_dashboard=False)
    register_env("solo", Solo)
    register_env("duel", lambda settings: PettingZooEnv(Duel(settings["game"])))
    yield
    ray.shutdown()


def config(env, game):
    training = {"train_batch_size_per_learner": 2000, "minibatch_size": 250, "num_epochs": 4, "lr": 1e-3}
    settings = PPOConfig().environment(env, env_config={"game": game}).env_runners(num_env_runners=0)
    return settings.training(**training).debugging(seed=1)


def test_ppo_learns_2048_with_masks():
    module = RLModuleSpec(module_class=ActionMaskingTorchRLModule, model_config={"head_fcnet_hiddens": [64, 64]})
    algorithm = config("solo", "2048:2x3").rl_module(rl_module_spec=module).build_algo()
    results = [algorithm.train()["env_runners"]["episode_return_mean"] for _ in range(8)]
    algorithm.stop()
    assert results[-1] > results[0] > 0, results


@pytest.mark.parametrize("name", ["quarto", "filler:6x6"])
def test_one_policy_plays_both_seats(name):
    module = RLModuleSpec(module_class=ActionMaskingTorchRLModule, model_config={"head_fcnet_hiddens": [64, 64]})
    settings = config("duel", name).rl_module(rl_module_spec=MultiRLModuleSpec(rl_module_specs={"both": module}))
    settings.multi_agent(policies={"both"}, policy_mapping_fn=lambda agent, *_, **__: "both")
    algorithm = settings.build_algo()
    result = algorithm.train()["env_runners"]
    algorithm.stop()
    assert result["num_episodes"] > 10
