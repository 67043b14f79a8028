import { type Context, Hono } from "hono";
import * as z from "zod";
import { isRedirectAllowed } from "../../../../auth/clients.ts";
import type { CommerceHono } from "../../../../http/http.ts";
import { problem } from "../../../../http/problem.ts";
import { scriptConstant, sheetParts, standInScript } from "../../../../http/stand-in-script.ts";
import { nowInSeconds } from "../../../../now.ts";
import { isProviderId, providerNames } from "../../provider-names.ts";
import { STAND_IN_CLIENT } from "../fake-idp-client.ts";
import { type FakeIdpGrant, issueGrant } from "../fake-idp-grants.ts";
import { signIdToken, TOKEN_SECONDS } from "../fake-idp-tokens.ts";
import { peopleAt, personOfForm } from "../people.ts";
import { appleScript } from "./apple.ts";
import { facebookScript } from "./facebook.ts";
import { googleScript } from "./google.ts";
import { sheetScript } from "./sheet.ts";
import { sheetTexts } from "./sheet-texts.ts";

/** Serves fakes of the providers' scripts (cloud-24): the same globals, with a sheet in the shop's page. */
export const signInScriptsApp = new Hono<CommerceHono>();

const SCRIPTS: Record<string, string> = {
	apple: appleScript,
	facebook: facebookScript,
	google: googleScript,
};

const STYLE = `
dialog { font: 16px/1.5 system-ui, sans-serif; color: #1c1a17; background: #fff; border: 0; padding: 1.25rem; inline-size: min(26rem, 100vw); max-inline-size: 100vw; box-sizing: border-box; margin-block-end: 0 }
@media (width >= 576px) { dialog { margin-block-end: auto } }
dialog::backdrop { background: rgb(0 0 0 / .5) }
h2 { font-size: 1.1rem; font-weight: 500; margin: 0 0 .75rem } h3 { font-size: .875rem; font-weight: 500; margin: .75rem 0 0 } p { margin: 0 }
.people, form { display: grid; gap: .5rem } form { margin-block-end: .75rem } label { display: grid; font-size: .875rem }
input, button { font: inherit; font-size: 16px; padding: .5rem .75rem; min-block-size: 2.75rem; box-sizing: border-box; inline-size: 100% }
button { border: 1px solid #8a8274; background: none; color: inherit; cursor: pointer; text-align: start; display: grid } button[value=new] { background: #1c1a17; color: #fff; text-align: center }
button[value=cancel] { text-align: center; margin-block-end: .75rem } .wrong { color: #8a2b1d; font-size: .875rem } .wrong:not(:empty) { margin-block-end: .75rem }
dialog[inert] { opacity: .6 } :focus-visible { outline: 2px solid #1c1a17; outline-offset: 2px } small { color: #5c564c }
`;

const writeIssuer = (c: Context): string => `${new URL(c.req.url).origin}/idp/${c.req.param("provider")}`;

signInScriptsApp.get("/idp/:provider/script.js", (c) => {
	const provider = c.req.param("provider");
	const script = Object.hasOwn(SCRIPTS, provider) ? SCRIPTS[provider] : undefined;
	if (script === undefined || !isProviderId(provider))
		return problem(404, "script-not-found", "There is no such script.");
	const people = peopleAt(provider).map(({ id, given_name, family_name, email }) => ({
		id,
		name: [given_name, family_name].filter(Boolean).join(" "),
		email,
	}));
	const givenConstants = [
		scriptConstant("ISSUER", writeIssuer(c)),
		scriptConstant("PEOPLE", people),
		scriptConstant("TEXTS", sheetTexts(providerNames[provider])),
		scriptConstant("STYLE", STYLE),
	];
	return standInScript(...givenConstants, sheetParts, sheetScript, script);
});

const sheetSchema = z.object({
	client_id: z.literal(STAND_IN_CLIENT),
	response_type: z.enum(["id_token", "token"]),
	scope: z.string().max(256).optional(),
	nonce: z.string().max(256).optional(),
});

signInScriptsApp.post("/idp/:provider/sheet", async (c) => {
	const origin = c.req.header("origin") ?? "";
	const headers = {
		"cache-control": "no-store",
		vary: "origin",
		...(isRedirectAllowed(origin, new URL(c.req.url).origin, c.env)
			? { "access-control-allow-origin": origin }
			: {}),
	};
	const form = Object.fromEntries(new URLSearchParams(new TextDecoder().decode(await c.req.arrayBuffer())));
	const result = sheetSchema.safeParse(form);
	if (!result.success || !("access-control-allow-origin" in headers))
		return c.json({ error: "invalid_request" }, 400, headers);
	if (form.person === "ask") return c.json({}, 200, headers);
	const providerId = c.req.param("provider");
	const person = await personOfForm(providerId, form);
	if (!person) return c.json({ error: "access_denied" }, 400, headers);
	const { client_id: clientId, response_type: type, scope, nonce } = result.data;
	const { email: _email, ...withoutEmail } = person;
	const sharedPerson = type === "token" && !/\bemail\b/.test(scope ?? "") ? withoutEmail : person;
	const grant: FakeIdpGrant = { person: sharedPerson, clientId, redirectUri: origin, nonce };
	const now = nowInSeconds();
	const token =
		type === "token"
			? {
					access_token: await issueGrant(c.env.DB, "access", providerId, grant, now),
					expires_in: TOKEN_SECONDS,
				}
			: {
					id_token: await signIdToken(c.env.DB, writeIssuer(c), grant, now),
					code: await issueGrant(c.env.DB, "code", providerId, grant, now),
				};
	return c.json({ ...token, person: sharedPerson }, 200, headers);
});
