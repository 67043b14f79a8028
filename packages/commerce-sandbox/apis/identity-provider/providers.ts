import type { CommerceEnv } from "../../env.ts";
import { isDeveloperHost } from "../../http/open-to-developers.ts";
import { fakeIdpApp } from "./fake-idp/fake-idp.ts";
import { fakeIdpSecret, STAND_IN_CLIENT } from "./fake-idp/fake-idp-client.ts";

export type OidcProvider = {
	id: string;
	issuer: string;
	clientId: string;
	clientSecret: string;
	send: (request: Request) => Promise<Response>;
};

/**
 * Returns the fake provider, or undefined unless the host is a developer's. A Worker cannot reach its own address, so the fake is called
 * within the Worker.
 */
export function fakeIdpProvider(env: CommerceEnv, origin: string, id: string): OidcProvider | undefined {
	if (!isDeveloperHost(env, new URL(origin).hostname)) return undefined;
	return {
		id,
		issuer: `${origin}/idp/${id}`,
		clientId: STAND_IN_CLIENT,
		clientSecret: fakeIdpSecret(env),
		send: async (request) => fakeIdpApp.fetch(request, env),
	};
}
