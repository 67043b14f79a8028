import type { CommerceEnv } from "../env.ts";
import type { Client } from "../house/organization.ts";
import { isDeveloperHost, isThisMachine } from "../http/open-to-developers.ts";
import { sameSecret } from "../secrets.ts";
import { basicCredentials } from "./basic-credentials.ts";

export function findClient(
	env: Pick<CommerceEnv, "ORGANIZATION">,
	clientId: string | undefined,
): Client | undefined {
	return env.ORGANIZATION.clients.find((client) => client.clientId === clientId);
}

export async function clientOfBasicAuth(
	env: CommerceEnv,
	header: string | undefined,
): Promise<Client | undefined> {
	const credentials = basicCredentials(header);
	return credentials && clientOfCredentials(env, credentials);
}

export async function clientOfCredentials(
	env: CommerceEnv,
	{ name, password }: { name: string; password: string },
): Promise<Client | undefined> {
	const client = findClient(env, name);
	if (!client?.isPrivate || !env.SLAS_CLIENT_SECRET) return undefined;
	return (await sameSecret(password, env.SLAS_CLIENT_SECRET)) ? client : undefined;
}

/**
 * Returns whether codes may be sent to an address: one listed in `SLAS_REDIRECT_URIS`, the cloud's own origin and, outside production, any
 * port of this machine.
 */
export function isRedirectAllowed(
	redirectUri: string,
	ownOrigin: string,
	env: Pick<CommerceEnv, "INSTANCE_TYPE" | "SLAS_REDIRECT_URIS">,
): boolean {
	if (redirectUri.length > 256 || !URL.canParse(redirectUri)) return false;
	if (isListed(redirectUri, env.SLAS_REDIRECT_URIS)) return true;
	const { protocol, origin, hostname } = new URL(redirectUri);
	if (protocol !== "http:" && protocol !== "https:") return false;
	return origin === ownOrigin || (env.INSTANCE_TYPE !== "production" && isThisMachine(hostname));
}

/**
 * Returns whether login tokens may be posted to an address: one listed in `SLAS_CALLBACK_URIS`, or one on a developer's host
 * (`isDeveloperHost`). A posted token logs its recipient in.
 */
export function isCallbackAllowed(
	uri: string,
	env: Pick<CommerceEnv, "INSTANCE_TYPE" | "SLAS_CALLBACK_URIS">,
): boolean {
	if (!URL.canParse(uri)) return false;
	if (isListed(uri, env.SLAS_CALLBACK_URIS)) return true;
	const { protocol, hostname } = new URL(uri);
	return /^https?:$/.test(protocol) && isDeveloperHost(env, hostname);
}

const isListed = (uri: string, list: string | undefined): boolean =>
	(list ?? "")
		.split(",")
		.map((one) => one.trim())
		.includes(uri);
