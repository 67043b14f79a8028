import { parse, serialize } from "hono/utils/cookie";
import { base64url, fromBase64url } from "../../base/signatures.ts";
import { isSecureCookie } from "./preference-cookies.ts";

/**
 * Entries of a rejected form. An encrypted cookie keeps the entries out of addresses and off the server, and lets them survive a change of
 * language (identity-19).
 */
export type Draft = { values: Record<string, string>; faults: Record<string, string[]> };

export type Drafts = {
	read(form: string): Promise<Draft | null>;
	/** Keeps a draft for a quarter of an hour or the given seconds. A draft that is too long for a cookie is kept without its values. */
	keep(form: string, draft: Draft, seconds?: number): Promise<void>;
	drop(form: string): void;
	dropAll(): void;
	setCookies(): string[];
};

const LIFETIME = 15 * 60;
/** Bytes. Encrypted and encoded, a draft of this size fits into a cookie of 4 KiB. */
const LONGEST = 2600;
const IV_BYTES = 12;

const deriveDraftKey = async (secret: string): Promise<CryptoKey> => {
	const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`drafts:${secret}`));
	return crypto.subtle.importKey("raw", digest, "AES-GCM", false, ["encrypt", "decrypt"]);
};

const isDraft = (value: unknown): value is Draft & { until: number } =>
	typeof value === "object" && value !== null && "values" in value && "faults" in value && "until" in value;

export const createDrafts = (secret: string, request: Request, now: Date): Drafts => {
	const secure = isSecureCookie(request.url);
	const draftCookieName = (form: string): string => `${secure ? "__Host-" : ""}draft_${form}`;
	const cookieLines = new Map<string, string>();
	const cookie = (form: string, value: string, maxAge: number): void => {
		cookieLines.set(
			form,
			serialize(draftCookieName(form), value, { path: "/", httpOnly: true, sameSite: "Lax", secure, maxAge }),
		);
	};
	return {
		async read(form) {
			const sealedText = parse(request.headers.get("cookie") ?? "", draftCookieName(form))[
				draftCookieName(form)
			];
			if (!sealedText) return null;
			try {
				const bytes = fromBase64url(sealedText);
				const algorithm = {
					name: "AES-GCM",
					iv: bytes.slice(0, IV_BYTES),
					additionalData: new TextEncoder().encode(form),
				};
				const plaintext = await crypto.subtle.decrypt(
					algorithm,
					await deriveDraftKey(secret),
					bytes.slice(IV_BYTES),
				);
				const draft: unknown = JSON.parse(new TextDecoder().decode(plaintext));
				return isDraft(draft) && draft.until > now.getTime()
					? { values: draft.values, faults: draft.faults }
					: null;
			} catch {
				return null;
			}
		},
		async keep(form, { values, faults }, seconds = LIFETIME) {
			const until = now.getTime() + seconds * 1000;
			const encode = (texts: Draft["values"]) =>
				new TextEncoder().encode(JSON.stringify({ values: texts, faults, until }));
			const whole = encode(values);
			const bytes = whole.length > LONGEST ? encode({}) : whole;
			const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
			const algorithm = { name: "AES-GCM", iv, additionalData: new TextEncoder().encode(form) };
			const ciphertext = await crypto.subtle.encrypt(algorithm, await deriveDraftKey(secret), bytes);
			cookie(form, base64url(new Uint8Array([...iv, ...new Uint8Array(ciphertext)])), seconds);
		},
		drop(form) {
			if ((request.headers.get("cookie") ?? "").includes(draftCookieName(form))) cookie(form, "", 0);
			else cookieLines.delete(form);
		},
		dropAll() {
			cookieLines.clear();
			for (const name of Object.keys(parse(request.headers.get("cookie") ?? "")))
				if (name.startsWith(draftCookieName(""))) cookie(name.slice(draftCookieName("").length), "", 0);
		},
		setCookies: () => [...cookieLines.values()],
	};
};
