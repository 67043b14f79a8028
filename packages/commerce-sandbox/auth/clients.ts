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

/** The client of an `Authorization: Basic` header whose secret is right, else nothing. */
export async function clientOfBasicAuth(
	env: CommerceEnv,
	header: string | undefined,
): Promise<Client | undefined> {
	const credentials = basicCredentials(header);
	return credentials && clientOfCredentials(env, credentials);
}

/** The private client of these credentials, if the secret is right. */
export async function clientOfCredentials(
	env: CommerceEnv,
	{ name, password }: { name: string; password: string },
): Promise<Client | undefined> {
	const client = findClient(env, name);
	if (!client?.isPrivate || !env.SLAS_CLIENT_SECRET) return undefined;
	return (await sameSecret(password, env.SLAS_CLIENT_SECRET)) ? client : undefined;
}

/**
 * Where a code may be sent: the cloud's own origin (clients that only read the redirect, as the storefront's worker
 * does, name that), the addresses that the house lists in `SLAS_REDIRECT_URIS` (comma-separated), and outside
 * production any port of this machine.
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
 * Where a mail's token may be posted to instead of mailing it, which lets its recipient in: listed addresses; in
 * development any http(s) one, in staging the same machine's.
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
