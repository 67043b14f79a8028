import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import type { Context } from "hono";
import * as z from "zod";
import { readForm } from "../../../auth/client-request.ts";
import { invalidRequest } from "../../../auth/slas-errors.ts";
import { resolveSites } from "../../../house/organization.ts";
import type { CommerceHono } from "../../../http/http.ts";

const base64url = (length: number) =>
	z
		.string()
		.max(length)
		.regex(/^[A-Za-z0-9_-]+$/);
const site = { channel_id: z.string().max(100) };
const code = { pwd_action_token: z.string().regex(/^\d{6,8}$/) };
const name = z.string().max(128);
const credential = { id: base64url(1024), rawId: base64url(1024), type: z.literal("public-key") };
const transports = z.array(z.string().max(32)).max(8).optional();

export const requests = {
	registerAuthorize: z.object({
		...site,
		user_id: name.min(1),
		mode: z.enum(["callback", "sms", "email"]),
		locale: z.string().max(16).optional(),
		callback_uri: z.string().max(512).optional(),
	}),
	registerStart: z.object({
		...site,
		...code,
		user_id: name.min(1),
		display_name: name.optional(),
		nick_name: name.optional(),
	}),
	registerFinish: z.object({
		...site,
		...code,
		username: name.min(1),
		credential: z.object({
			...credential,
			response: z.object({
				clientDataJSON: base64url(8192),
				attestationObject: base64url(32_768),
				transports,
			}),
		}),
	}),
	authenticateStart: z.object({ ...site, user_id: name.optional() }),
	authenticateFinish: z.object({
		...site,
		user_id: name.optional(),
		usid: z.string().max(128).optional(),
		credential: z.object({
			...credential,
			response: z.object({
				clientDataJSON: base64url(8192),
				authenticatorData: base64url(8192),
				signature: base64url(2048),
				userHandle: base64url(256).nullish(),
			}),
		}),
	}),
};

const wrong = () => invalidRequest("Bad or missing request parameters.");

export async function passkeyForm<Schema extends z.ZodType>(
	c: Context<CommerceHono>,
	schema: Schema,
): Promise<z.infer<Schema> | Response> {
	const form = await readForm(c);
	if (form instanceof Response) return form;
	const result = schema.safeParse(Object.fromEntries(form));
	return result.success ? result.data : wrong();
}

export async function passkeyBody<Schema extends z.ZodType<{ channel_id: string }>>(
	c: Context<CommerceHono>,
	schema: Schema,
): Promise<z.infer<Schema> | Response> {
	const result = schema.safeParse(parseJson(await c.req.arrayBuffer()));
	if (!result.success) return wrong();
	const parameters = new URLSearchParams({ channel_id: result.data.channel_id });
	resolveSites(parameters, c.env.ORGANIZATION);
	return { ...result.data, channel_id: parameters.get("channel_id") ?? "" };
}

/** `.json()` is not used, because workerd warns about it on a form's content type. */
function parseJson(bytes: ArrayBuffer): unknown {
	try {
		return JSON.parse(new TextDecoder().decode(bytes));
	} catch {
		return undefined;
	}
}

type Sent = z.infer<typeof requests.registerFinish>["credential"];
type Used = z.infer<typeof requests.authenticateFinish>["credential"];

export const madeCredential = ({
	response: { transports: sentTransports, ...response },
	...rest
}: Sent): RegistrationResponseJSON => ({
	...rest,
	clientExtensionResults: {},
	response: {
		...response,
		transports: KNOWN_TRANSPORTS.filter((one) => sentTransports?.includes(one)),
	},
});

const KNOWN_TRANSPORTS = ["ble", "hybrid", "internal", "nfc", "usb"] as const;

export const usedCredential = ({
	response: { userHandle, ...response },
	...rest
}: Used): AuthenticationResponseJSON => ({
	...rest,
	clientExtensionResults: {},
	response: { ...response, ...(userHandle ? { userHandle } : {}) },
});
