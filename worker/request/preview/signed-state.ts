import * as z from "zod";
import { readCampaignField } from "../../../shared/domain/campaign/campaign.ts";
import type { PreviewState } from "../../../shared/domain/preview/preview-state.ts";
import { base64url, isSigned, readBase64url, sign } from "../../base/signatures.ts";
import { ownPath } from "./own-path.ts";

/** A longer path would make the cookie too long. */
export const MOST_PATH = 1000;

const field = (name: "sourceCode" | "effectiveDateTime") =>
	z.string().transform((text, cx) => {
		const value = readCampaignField(name, text);
		if (value !== undefined) return value;
		cx.addIssue("The value cannot be read.");
		return z.NEVER;
	});

export const stateSchema: z.ZodType<PreviewState> = z.strictObject({
	mode: z.enum(["preview", "live"]),
	hasDrafts: z.boolean(),
	at: field("effectiveDateTime").optional(),
	group: z
		.string()
		.regex(/^[\w.-]{1,100}$/)
		.optional(),
	sourceCode: field("sourceCode").optional(),
	device: z.enum(["mobile", "desktop"]).optional(),
	pausedAt: ownPath(MOST_PATH).optional(),
});

/**
 * `until`: milliseconds. `path`: the only address that a link opens. `id`: of a link that works once. `isFramed`: the link works in frames alone,
 * as often as they ask.
 */
const signedSchema = z.object({
	state: stateSchema,
	until: z.number(),
	path: z.string().optional(),
	id: z.string().optional(),
	isFramed: z.boolean().optional(),
});
export type Signed = z.infer<typeof signedSchema>;

/** A cookie must not serve as a link. */
type Purpose = "link" | "session";

const toSign = (purpose: Purpose, payload: string): string => `preview-${purpose}:${payload}`;

/** Returns a state as text that only this shop can have written, "<payload>.<signature>". */
export const writeSigned = async (secret: string, purpose: Purpose, signed: Signed): Promise<string> => {
	const payload = base64url(new TextEncoder().encode(JSON.stringify(signed)));
	return `${payload}.${await sign(secret, toSign(purpose, payload))}`;
};

const decode = (payload: string): unknown => {
	try {
		return JSON.parse(readBase64url(payload));
	} catch {
		return undefined;
	}
};

/** Returns the state; undefined if the text is forged, malformed or expired. */
export const readSigned = async (
	secret: string,
	purpose: Purpose,
	text: string,
	now: number,
): Promise<Signed | undefined> => {
	const [payload = "", signature = "", ...rest] = text.split(".");
	if (rest.length > 0 || !(await isSigned(secret, toSign(purpose, payload), signature))) return undefined;
	const { data } = signedSchema.safeParse(decode(payload));
	return data && now < data.until ? data : undefined;
};
