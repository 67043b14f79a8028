import { base64url } from "../../../base/signatures.ts";
import type { ShopperSession } from "./sessions.ts";

/** Returns the first 16 bytes of a text's SHA-256. */
export const digest = async (text: string): Promise<string> =>
	base64url(
		new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))).slice(0, 16),
	);

/**
 * Returns what the log says of a session: customer, browser, and a digest of the usid, with which a guest's session could be continued
 * (platform-5).
 */
export const sessionFacts = async (
	session: Pick<ShopperSession, "usid" | "customerId"> | undefined,
	userAgent: string | undefined,
): Promise<{ usid?: string; customerId?: string; userAgent: string | undefined }> =>
	session ? { usid: await digest(session.usid), customerId: session.customerId, userAgent } : { userAgent };
