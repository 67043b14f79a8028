import * as z from "zod";
import type { DesignRequest, PropertyChanges } from "../../../shared/domain/preview/design-request.ts";
import { readBase64url } from "../../base/signatures.ts";

const claimsSchema = z.object({ pageId: z.string(), origin: z.string(), exp: z.number() });

/** Reads the claims of a token that the platform verifies. Page Designer's own tokens have none that can be read. */
const readClaims = (token: string): Partial<z.infer<typeof claimsSchema>> => {
	try {
		return claimsSchema.parse(JSON.parse(readBase64url(token.split(".")[1] ?? "")));
	} catch {
		return {};
	}
};

/**
 * Returns the design mode that an address asks for by `mode`, `pdToken` and `pageId`; "refused" if its token is for no configured editor, is for
 * another page or has expired (preview-11). The platform refuses forged tokens.
 */
export const readDesignRequest = (
	parameters: URLSearchParams,
	editors: readonly string[],
	now: number,
): DesignRequest | "refused" | undefined => {
	const pdToken = parameters.get("pdToken");
	if (pdToken === null) return undefined;
	const mode = parameters.get("mode");
	const claims = readClaims(pdToken);
	const pageId = parameters.get("pageId") ?? claims.pageId;
	const origin = claims.origin ?? editors[0];
	const until = claims.exp === undefined ? undefined : claims.exp * 1000;
	if (mode !== "EDIT" && mode !== "PREVIEW") return "refused";
	if (!pageId || (claims.pageId && claims.pageId !== pageId)) return "refused";
	if (!origin || !editors.includes(origin)) return "refused";
	if (until !== undefined && until <= now) return "refused";
	return { mode, pdToken, pageId, origin, until };
};

const changesSchema = z.strictObject({
	changes: z.record(z.string().max(100), z.record(z.string().max(100), z.unknown())),
});

/** Reads the changes that an editor has not saved from a request's body; undefined if they cannot be read. */
export const readChanges = async (request: Request): Promise<PropertyChanges | undefined> =>
	changesSchema.safeParse(await request.json().catch(() => undefined)).data?.changes;
