import { Hono } from "hono";
import { type DeviceResponse, deviceBody } from "../../shared/contracts/device.ts";
import { keepDeviceSession } from "../request/cookies/device-session.ts";
import type { ApiEnv } from "./api-env.ts";
import { validate } from "./respond.ts";

export const deviceApp = new Hono<ApiEnv>()
	.get("/", async (c) =>
		c.json<DeviceResponse, 200>({ collection: await c.get("api").device.collection() }, 200),
	)
	.post("/", validate("json", deviceBody), async (c) => {
		const { sessionId } = c.req.valid("json");
		await keepDeviceSession(c.get("api").drafts, sessionId);
		return c.json({ ok: true as const }, 200);
	});
