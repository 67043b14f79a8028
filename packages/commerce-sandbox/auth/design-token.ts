import { PREVIEW_LIFETIME } from "@vetrina/shop-rules/content/preview-lifetime.ts";
import { jwtVerify, SignJWT } from "jose";
import * as z from "zod";
import type { CommerceEnv } from "../env.ts";
import { signingKeys, writeIssuer } from "./tokens.ts";

/** Allows an editor of an origin to see one page with its drafts and with design metadata, until a time in seconds. */
export type DesignToken = { pageId: string; origin: string; until: number };

export const DESIGN_LIFETIME = { usual: 3600, most: PREVIEW_LIFETIME } as const;

const AUDIENCE = "page-designer";
const claimsSchema = z.object({ pageId: z.string(), origin: z.string(), exp: z.number() });

/** Returns the `pdToken` of Page Designer. Its claims can be read without the key, so that the storefront knows the editor's origin. */
export async function writeDesignToken(
	env: CommerceEnv,
	{ pageId, origin, until }: DesignToken,
): Promise<string> {
	const { kid, privateKey } = await signingKeys(env);
	return new SignJWT({ pageId, origin, iss: writeIssuer(env), aud: AUDIENCE, exp: until })
		.setProtectedHeader({ alg: "ES256", typ: "JWT", kid })
		.sign(privateKey);
}

/** Returns what a token allows; undefined if it is forged, expired or of another instance. */
export async function readDesignToken(
	env: CommerceEnv,
	token: string,
	now: number,
): Promise<DesignToken | undefined> {
	const { publicKey } = await signingKeys(env);
	const verification = await jwtVerify(token, publicKey, {
		algorithms: ["ES256"],
		issuer: writeIssuer(env),
		audience: AUDIENCE,
		currentDate: new Date(now * 1000),
	}).catch(() => undefined);
	const { data } = claimsSchema.safeParse(verification?.payload);
	return data && { pageId: data.pageId, origin: data.origin, until: data.exp };
}
