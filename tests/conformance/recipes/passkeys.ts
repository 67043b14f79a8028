import { newAuthenticator } from "@vetrina/commerce-sandbox/testing/authenticator.ts";
import { mailedToken } from "../../setup/outbox.ts";
import { prepare, type Request, SITE } from "../cloud.ts";
import { newCustomer } from "../customer.ts";
import { trustedAuthorization } from "../trusted-client.ts";
import type { Recipes } from "./recipe.ts";

const AUTH = "auth-v1";
/** The document requires client ids of this length; the cloud identifies the client by the authorization header. */
const CLIENT_ID = "12345678-1234-1234-1234-123456789012";
const ORIGIN = "http://localhost:5173";

const trusted = (request: Request): Request => ({
	...request,
	headers: { authorization: trustedAuthorization() },
});
const authorized = (login: string): Request =>
	trusted({ form: { user_id: login, mode: "email", channel_id: SITE, locale: "en-IT" } });
const started = (login: string, token: string): Request =>
	trusted({ form: { user_id: login, pwd_action_token: token, channel_id: SITE, nick_name: "Laptop" } });

async function codeOf(login: string): Promise<string> {
	await prepare(AUTH, "authorizeWebauthnRegistration", authorized(login));
	return mailedToken(login);
}

async function madeFor(login: string) {
	const [token, device] = [await codeOf(login), await newAuthenticator()];
	const { body } = await prepare(AUTH, "startWebauthnUserRegistration", started(login, token));
	const { id } = body.rp as { id: string };
	const credential = await device.create({ challenge: String(body.challenge), rpId: id, origin: ORIGIN });
	const sent = {
		client_id: CLIENT_ID,
		channel_id: SITE,
		pwd_action_token: token,
		username: login,
		credential,
	};
	return { device, request: trusted({ body: sent }) };
}

async function customerWithPasskey() {
	const { login, customer } = await newCustomer();
	const { device, request } = await madeFor(login);
	await prepare(AUTH, "finishWebauthnUserRegistration", request);
	const own = { token: customer.token, query: { channel_id: SITE }, path: { loginId: login } };
	return { login, device, own };
}

const authentication = (login: string): Request =>
	trusted({ form: { client_id: CLIENT_ID, channel_id: SITE, user_id: login } });

export const passkeys: Recipes = {
	authorizeWebauthnRegistration: async () => authorized((await newCustomer()).login),
	startWebauthnUserRegistration: async () => {
		const { login } = await newCustomer();
		return started(login, await codeOf(login));
	},
	finishWebauthnUserRegistration: async () => (await madeFor((await newCustomer()).login)).request,
	startWebauthnAuthentication: async () => authentication((await customerWithPasskey()).login),
	finishWebauthnAuthentication: async () => {
		const { login, device } = await customerWithPasskey();
		const { body } = await prepare(AUTH, "startWebauthnAuthentication", authentication(login));
		const ceremony = { challenge: String(body.challenge), rpId: String(body.rpId), origin: ORIGIN };
		const credential = await device.use(ceremony, { counter: 0 });
		return trusted({ body: { client_id: CLIENT_ID, channel_id: SITE, credential } });
	},
	getPasskeyUserByLoginId: async () => (await customerWithPasskey()).own,
	deletePasskeyUser: async () => (await customerWithPasskey()).own,
	deletePasskeyCredential: async () => {
		const { own, device } = await customerWithPasskey();
		return { ...own, path: { ...own.path, credentialId: device.id } };
	},
};
