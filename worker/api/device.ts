import { Hono } from "hono";
import { type DeviceResponse, deviceBody } from "../../shared/contracts/device.ts";
import type { PageVisitor } from "../pages/page-loader.ts";
import type { ApiEnv } from "./api-env.ts";
import { validated } from "./respond.ts";

/** The draft that keeps it for a quarter of an hour, sealed. */
const DEVICE_DRAFT = "device";

/** What the processor knows the device by, if that was collected (checkout-11). */
export const deviceIn = async (drafts: PageVisitor["drafts"]): Promise<string | undefined> =>
	(await drafts.read(DEVICE_DRAFT))?.values.sessionId;

/** `/api/{locale}/device`: what the card's bank wants to know of the device (checkout-11). */
export const deviceApp = new Hono<ApiEnv>()
	.get("/", async (c) =>
		c.json<DeviceResponse, 200>({ collection: await c.get("api").device.collection() }, 200),
	)
	.post("/", validated("json", deviceBody), async (c) => {
		const { sessionId } = c.req.valid("json");
		await c.get("api").drafts.keep(DEVICE_DRAFT, { values: { sessionId }, faults: {} });
		return c.json({ ok: true as const }, 200);
	});
