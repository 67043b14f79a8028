import { SITE } from "../cloud.ts";
import type { Recipes } from "./recipe.ts";

export const auth: Recipes = {
	authorizeCustomer: () => ({
		query: {
			client_id: "vetrina",
			channel_id: SITE,
			hint: "guest",
			response_type: "code",
			redirect_uri: "http://127.0.0.1/callback",
			code_challenge: "x".repeat(43),
		},
	}),
	getAccessToken: ({ guest }) => ({
		form: { grant_type: "refresh_token", client_id: "vetrina", refresh_token: guest.refreshToken },
	}),
	logoutCustomer: ({ guest }) => ({
		token: guest.token,
		query: { client_id: "vetrina", refresh_token: guest.refreshToken },
	}),
	getJwksUri: () => ({}),
	getWellknownOpenidConfiguration: () => ({}),
};
