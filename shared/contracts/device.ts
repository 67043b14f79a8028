import * as z from "zod";

/** `GET /api/{locale}/device` returns the token for the collection frame; null if nothing is collected. */
export type DeviceResponse = { collection: { jwt: string; url: string } | null };
/** `POST …/device` sends the processor's session id of the device. */
export const deviceBody = z.object({ sessionId: z.string().regex(/^[\w-]{1,64}$/) });
