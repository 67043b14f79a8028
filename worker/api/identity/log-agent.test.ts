import { expect, test, vi } from "vitest";
import { logAgent } from "./log-agent.ts";

// proves identity-9
test("what an agent changes is logged with the agent's number; what they read, and what customers do, is not", () => {
	const log = vi.fn();
	const path = "/api/en-it/basket/items";
	logAgent(log, { agentId: "00000042" }, { method: "POST", path });
	expect(log).toHaveBeenCalledExactlyOnceWith("info", expect.any(String), expect.any(String), {
		agentId: "00000042",
		method: "POST",
		path,
	});
	logAgent(log, { agentId: "00000042" }, { method: "GET", path });
	logAgent(log, { agentId: undefined }, { method: "POST", path });
	expect(log).toHaveBeenCalledOnce();
});
