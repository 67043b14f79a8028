import * as z from "zod";

/** `GET /api/{locale}/device`: what a frame is opened with; null where nothing is collected. */
export type DeviceResponse = { collection: { jwt: string; url: string } | null };
/** `POST …/device`: what the processor knows the device by. */
export const deviceBody = z.object({ sessionId: z.string().regex(/^[\w-]{1,64}$/) });
