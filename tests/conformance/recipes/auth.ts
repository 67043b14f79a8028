import { mailedToken } from "../../setup/outbox.ts";
import { agentGrant, agentRequest } from "../agent.ts";
import { prepare, type Request, SITE } from "../cloud.ts";
import { newCustomer, PASSWORD, registerCustomer } from "../customer.ts";
import { newTrustedGuest, trustedAuthorization } from "../trusted-client.ts";
import { passkeys } from "./passkeys.ts";
import type { Recipes } from "./recipe.ts";

const AUTH = "auth-v1";
const REDIRECT = "http://127.0.0.1/callback";
const basic = (text: string) => `Basic ${Buffer.from(text).toString("base64")}`;

const codeRequest = () => ({
	client_id: "vetrina",
	channel_id: SITE,
	response_type: "code",
	redirect_uri: REDIRECT,
	code_challenge: "x".repeat(43),
});

const passwordless = (login: string): Request => ({
	headers: { authorization: trustedAuthorization() },
	form: { user_id: login, mode: "email", channel_id: SITE, locale: "en-IT" },
});

const reset = (login: string): Request => ({
	form: { user_id: login, mode: "email", channel_id: SITE, client_id: "vetrina", hint: "cross_device" },
});

export const auth: Recipes = {
	authorizeCustomer: () => ({ query: { ...codeRequest(), hint: "guest" } }),
	authenticateCustomer: async ({ guest }) => {
		const login = await registerCustomer(guest);
		return { form: codeRequest(), headers: { authorization: basic(`${login}:${PASSWORD}`) } };
	},
	getAccessToken: ({ guest }) => ({
		form: { grant_type: "refresh_token", client_id: "vetrina", refresh_token: guest.refreshToken },
	}),
	logoutCustomer: ({ guest }) => ({
		token: guest.token,
		query: { client_id: "vetrina", refresh_token: guest.refreshToken },
	}),
	getUserInfo: async () => ({
		token: (await newCustomer()).customer.token,
		query: { channel_id: SITE, idpValidate: false },
	}),
	introspectToken: ({ guest }) => ({
		headers: { authorization: trustedAuthorization() },
		form: { token: guest.token, token_type_hint: "access_token" },
	}),
	revokeToken: async () => ({
		headers: { authorization: trustedAuthorization() },
		form: { token: (await newTrustedGuest()).refreshToken, token_type_hint: "refresh_token" },
	}),
	authorizePasswordlessCustomer: async () => passwordless((await newCustomer()).login),
	getPasswordLessAccessToken: async () => {
		const { login } = await newCustomer();
		await prepare(AUTH, "authorizePasswordlessCustomer", passwordless(login));
		return {
			headers: { authorization: trustedAuthorization() },
			form: {
				grant_type: "client_credentials",
				hint: "pwdless_login",
				pwdless_login_token: await mailedToken(login),
			},
		};
	},
	getPasswordResetToken: async () => reset((await newCustomer()).login),
	resetPassword: async () => {
		const { login } = await newCustomer();
		await prepare(AUTH, "getPasswordResetToken", reset(login));
		return {
			form: {
				client_id: "vetrina",
				channel_id: SITE,
				pwd_action_token: await mailedToken(login),
				new_password: "Vetrina-2",
				hint: "cross_device",
				user_id: login,
			},
		};
	},
	...passkeys,
	getTrustedAgentAuthorizationToken: async () => agentRequest((await newCustomer()).login),
	getTrustedAgentAccessToken: async () => agentGrant((await newCustomer()).login),
	getJwksUri: () => ({}),
	getWellknownOpenidConfiguration: () => ({}),
};
