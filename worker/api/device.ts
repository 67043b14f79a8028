import { Hono } from "hono";
import * as z from "zod";
import { keepDeviceSession } from "../request/cookies/device-session.ts";
import type { ApiEnv } from "./api-env.ts";
import { validate } from "./respond.ts";

type DeviceResponse = { collection: { jwt: string; url: string } | null };
const deviceBody = z.object({ sessionId: z.string().regex(/^[\w-]{1,64}$/) });

export const deviceApp = new Hono<ApiEnv>()
	.get("/", async (c) =>
		c.json<DeviceResponse, 200>({ collection: await c.get("api").device.collection() }, 200),
	)
	.post("/", validate("json", deviceBody), async (c) => {
		const { sessionId } = c.req.valid("json");
		await keepDeviceSession(c.get("api").drafts, sessionId);
		return c.json({ ok: true as const }, 200);
	});
