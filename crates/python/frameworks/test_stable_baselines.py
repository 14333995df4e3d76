"""Stable-Baselines3 and sb3-contrib: the checker, and PPO with masks."""

import gymnasium
import numpy as np
import pytest
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.evaluation import evaluate_policy
from sb3_contrib.common.maskable.utils import get_action_masks, is_masking_supported
from stable_baselines3.common.env_checker import check_env
from stable_baselines3.common.env_util import make_vec_env
from stable_baselines3.common.vec_env import SubprocVecEnv

import damier.gym
import damier.zoo

GAMES = ["2048", "2048:2x3", "2048:shape=4d", "2048:preset=notebook"]


@pytest.mark.parametrize("mask", ["info", "dict"])
@pytest.mark.parametrize("name", GAMES)
def test_the_checker_is_content(name, mask):
    check_env(gymnasium.make("damier/Solo-v0", game=name, mask=mask), warn=False)
    check_env(damier.gym.SoloEnv(name, mask=mask, illegal="ignore"), warn=False)


def test_masks_reach_every_board():
    # Other processes have not imported `damier.gym`. With its name before the colon, Gymnasium imports it.
    for kind in (None, SubprocVecEnv):
        envs = make_vec_env(
            "damier.gym:damier/Solo-v0", n_envs=3, seed=1, env_kwargs={"game": "2048:2x2"}, vec_env_cls=kind
        )
        envs.reset()
        assert is_masking_supported(envs) and get_action_masks(envs).shape == (3, 4)
        envs.close()


def random_score(envs, games):
    """Returns the mean score of legal random slides."""
    dice, scores = np.random.default_rng(1), []
    envs.reset()
    while len(scores) < games:
        masks = get_action_masks(envs).astype(float)
        _, _, _, infos = envs.step(np.array([dice.choice(4, p=mask / mask.sum()) for mask in masks]))
        scores += [info["episode"]["r"] for info in infos if "episode" in info]
    return np.mean(scores)


@pytest.mark.parametrize(("mask", "policy"), [("info", "MlpPolicy"), ("dict", "MultiInputPolicy")])
def test_maskable_ppo_learns_2048(mask, policy, tmp_path):
    envs = make_vec_env("damier/Solo-v0", n_envs=8, seed=1, env_kwargs={"game": "2048:2x3", "mask": mask})
    model = MaskablePPO(policy, envs, n_steps=256, batch_size=512, learning_rate=1e-3, seed=1, device="cpu")
    model.learn(40_000)
    model.save(tmp_path / "model")
    again = MaskablePPO.load(tmp_path / "model", device="cpu")
    learned, _ = evaluate_policy(again, envs, n_eval_episodes=100)
    assert learned > 1.1 * random_score(envs, 100)


class SelfPlay(gymnasium.Env):
    """Both seats of a PettingZoo environment as one agent, as the tutorials of Stable-Baselines3 do it."""

    def __init__(self, name):
        self.duel = damier.zoo.env(name)
        agent = self.duel.possible_agents[0]
        self.observation_space = self.duel.observation_space(agent)["observation"]
        self.action_space = self.duel.action_space(agent)

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.duel.reset(seed, options)
        return self.duel.last()[0]["observation"], {}

    def step(self, action):
        mover = self.duel.agent_selection
        self.duel.step(action)
        seen, _, over, cut, info = self.duel.last()
        return seen["observation"], self.duel.rewards[mover], over, cut, info

    def action_masks(self):
        return self.duel.last()[0]["action_mask"]


@pytest.mark.parametrize("name", ["quarto", "filler:6x6"])
def test_maskable_ppo_plays_both_seats(name):
    model = MaskablePPO("MlpPolicy", SelfPlay(name), n_steps=256, batch_size=256, seed=1, device="cpu")
    model.learn(1024)
    game = damier.game(name)

    def learned(state):
        mask = state.mask()[: game.seat_actions].astype(bool)
        return model.predict(state.observation(state.seat), action_masks=mask, deterministic=True)[0].item()

    rows = damier.match(game, learned, "random", games=20, seed=1).games()
    assert not any(row["ending"] == "fault" for row in rows), rows[0]
