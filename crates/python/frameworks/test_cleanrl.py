"""PPO with masks in the style of CleanRL: one file, PyTorch, and a vector environment."""

import gymnasium
import numpy as np
import pytest
import torch
from gymnasium.vector import AutoresetMode
from torch import nn

import damier
import damier.gym

BOARDS, STEPS, UPDATES, EPOCHS, BATCH = 64, 64, 30, 4, 512
DISCOUNT, SMOOTHING, CLIP = 0.99, 0.95, 0.2


class Agent(nn.Module):
    """A policy over legal actions, and an estimate of the points still to come (in hundreds)."""

    def __init__(self, envs):
        super().__init__()
        space = envs.single_observation_space
        self.levels = int(space.high.max()) + 1
        size = int(np.prod(space.shape)) * self.levels
        self.body = nn.Sequential(nn.Linear(size, 128), nn.Tanh(), nn.Linear(128, 128), nn.Tanh())
        self.actor, self.critic = nn.Linear(128, envs.single_action_space.n), nn.Linear(128, 1)

    def forward(self, seen, mask):
        assert mask.any(1).all(), "a policy cannot draw from a mask of zeros"
        tiles = nn.functional.one_hot(seen.long().flatten(1), self.levels).float()
        body = self.body(tiles.flatten(1))
        logits = self.actor(body).masked_fill(~mask, -1e8)
        return torch.distributions.Categorical(logits=logits), self.critic(body).squeeze(1)


def play(agent, envs, now):
    """Plays some steps on every board. Returns them, each as a list of tensors, and what is seen next."""
    rows = []
    for _ in range(STEPS):
        with torch.no_grad():
            policy, value = agent(*now)
            action = policy.sample()
        seen, reward, over, cut, info = envs.step(action.numpy())
        assert not cut.any()
        gained = torch.as_tensor(reward / 100).float()
        rows.append([*now, action, policy.log_prob(action), value, gained, torch.as_tensor(over)])
        now = torch.as_tensor(seen), torch.as_tensor(info["action_mask"]).bool()
    return [torch.stack(column) for column in zip(*rows, strict=True)], now


def advantages(agent, value, gained, over, now):
    """Returns how much better each action was than expected (generalised advantage estimation)."""
    with torch.no_grad():
        follows = agent(*now)[1]
    result, later = torch.zeros_like(gained), torch.zeros(gained.shape[1])
    for step in reversed(range(STEPS)):
        goes_on = (~over[step]).float()
        error = gained[step] + DISCOUNT * follows * goes_on - value[step]
        later = result[step] = error + DISCOUNT * SMOOTHING * goes_on * later
        follows = value[step]
    return result


def improve(agent, optimizer, batch):
    """Improves the agent with the steps of one round."""
    seen, mask, action, before, advantage, target = batch
    for rows in torch.randperm(len(action)).repeat(EPOCHS).split(BATCH):
        policy, value = agent(seen[rows], mask[rows])
        ratio = (policy.log_prob(action[rows]) - before[rows]).exp()
        scaled = (advantage[rows] - advantage.mean()) / (advantage.std() + 1e-8)
        gain = torch.minimum(ratio * scaled, ratio.clamp(1 - CLIP, 1 + CLIP) * scaled).mean()
        loss = ((value - target[rows]) ** 2).mean() / 2 - gain - 0.01 * policy.entropy().mean()
        optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
        optimizer.step()


def learn(envs):
    """Returns an agent that has learned."""
    torch.manual_seed(1)
    agent = Agent(envs)
    optimizer = torch.optim.Adam(agent.parameters(), lr=1e-3)
    seen, info = envs.reset(seed=1)
    now = torch.as_tensor(seen), torch.as_tensor(info["action_mask"]).bool()
    for _ in range(UPDATES):
        (seen, mask, action, before, value, gained, over), now = play(agent, envs, now)
        advantage = advantages(agent, value, gained, over, now)
        batch = [part.flatten(0, 1) for part in (seen, mask, action, before, advantage, advantage + value)]
        improve(agent, optimizer, batch)
    return agent


def test_ppo_learns_2048():
    envs = gymnasium.make_vec(
        "damier/Solo-v0", num_envs=BOARDS, game="2048:2x3", autoreset_mode=AutoresetMode.SAME_STEP
    )
    agent = learn(envs)

    def learned(state):
        seen, mask = torch.as_tensor(state.observation())[None], torch.as_tensor(state.mask()[:4])[None].bool()
        with torch.no_grad():
            return agent(seen, mask)[0].probs.argmax().item()

    table = damier.match("2048:2x3", learned, "random", games=200, seed=1).report().table()
    scores = {row["name"]: row["mean"]["value"] for row in table}
    assert scores["learned"] > 1.5 * scores["random"], scores


@pytest.mark.parametrize("mode", list(AutoresetMode)[:2])
def test_no_mask_is_all_zero_when_an_action_is_demanded(mode):
    envs = gymnasium.make_vec("damier/Solo-v0", num_envs=8, game="2048:2x2", autoreset_mode=mode)
    _, info = envs.reset(seed=1)
    for _ in range(200):
        likely = torch.softmax(torch.zeros(8, 4).masked_fill(torch.as_tensor(info["action_mask"]) == 0, -torch.inf), 1)
        info = envs.step(torch.multinomial(likely, 1).squeeze(1).numpy())[-1]
