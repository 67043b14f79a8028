import { expect, test, vi } from "vitest";
import { loggingAgent } from "./log-agent.ts";

const path = "/api/en-it/basket/items";
const POST = { method: "POST", path };
const done = async () => "done";
const logged = (agentId: string) => ["info", "api/log-agent", expect.any(String), { agentId, ...POST }];

// proves identity-9
test("an agent's changes are logged with the agent's number; reading, and customers' changes, are not", async () => {
	const log = vi.fn();
	expect(await loggingAgent(log, { agentId: "00000042" }, POST, done)).toBe("done");
	expect(log.mock.calls).toEqual([logged("00000042")]);
	await loggingAgent(log, { agentId: "00000042" }, { method: "GET", path }, done);
	await loggingAgent(log, { agentId: undefined }, POST, done);
	expect(log).toHaveBeenCalledOnce();
});

// proves identity-9
test("the beginning and the end of acting for a customer, and failures, are logged", async () => {
	const log = vi.fn();
	const shopper: { agentId: string | undefined } = { agentId: undefined };
	for (const agentId of ["00000042", undefined])
		await loggingAgent(log, shopper, POST, async () => {
			shopper.agentId = agentId;
		});
	const failed = loggingAgent(log, { agentId: "00000043" }, POST, () => Promise.reject(new Error("away")));
	await expect(failed).rejects.toThrow("away");
	expect(log.mock.calls).toEqual([logged("00000042"), logged("00000042"), logged("00000043")]);
});
