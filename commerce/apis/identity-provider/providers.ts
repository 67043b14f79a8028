import type { CommerceEnv } from "../../env.ts";
import { isDeveloperHost } from "../../open-to-developers.ts";
import { standInApp } from "./stand-in/stand-in.ts";
import { STAND_IN_CLIENT, standInSecret } from "./stand-in/stand-in-client.ts";

/** How the house is known at a provider, and how the provider is reached. */
export type OidcProvider = {
	id: string;
	issuer: string;
	clientId: string;
	clientSecret: string;
	send: (request: Request) => Promise<Response>;
};

/**
 * The stand-in for a provider, which is embedded in the cloud at `origin`: called within the Worker, since a Worker does
 * not reach its own address. There is none in production.
 */
export function standInProvider(env: CommerceEnv, origin: string, id: string): OidcProvider | undefined {
	if (!isDeveloperHost(env, new URL(origin).hostname)) return undefined;
	return {
		id,
		issuer: `${origin}/idp/${id}`,
		clientId: STAND_IN_CLIENT,
		clientSecret: standInSecret(env),
		send: async (request) => standInApp.fetch(request, env),
	};
}
