import * as z from "zod";

export type DeviceResponse = { collection: { jwt: string; url: string } | null };
export const deviceBody = z.object({ sessionId: z.string().regex(/^[\w-]{1,64}$/) });
