import { type LiteClient, liteClient } from "algoliasearch/lite";
import type { Bindings } from "../../../base/bindings.ts";
import { type PlatformContext, PlatformUnavailable, platformOrigin, platformResponse } from "../../fetch.ts";
import { logOwnRefusal } from "../../refusals/log-refusal.ts";
import { statusOfRefusal } from "../../refusals/platform-refusal.ts";
import { isRefusal } from "../../refusals/refusal.ts";

export type HostedPlatform = PlatformContext & {
	env: Pick<
		Bindings,
		"HOSTED_SEARCH_APPLICATION" | "HOSTED_SEARCH_KEY" | "HOSTED_SEARCH_HOSTS" | "HOSTED_EVENTS_HOST"
	>;
};

const TRY_TIMEOUT = 3000;
const TRIES = 2;
const NOTHING_KEPT = {
	get: <T>(_key: unknown, load: () => Promise<T>): Promise<T> => load(),
	set: <T>(_key: unknown, value: T): Promise<T> => Promise.resolve(value),
	delete: (): Promise<void> => Promise.resolve(),
	clear: (): Promise<void> => Promise.resolve(),
};

const listHosts = (env: HostedPlatform["env"], hostNames: string | undefined) => {
	const own = new URL(platformOrigin(env));
	const hosts = hostNames
		? hostNames.split(",").map((host) => new URL(`https://${host.trim()}`))
		: Array.from({ length: TRIES }, () => own);
	return hosts.map(({ host, protocol }) => ({
		url: host,
		accept: "readWrite" as const,
		protocol: protocol === "http:" ? ("http" as const) : ("https" as const),
	}));
};

const LONGEST_REFUSAL = 2000;

const refusalIn = (content: string): object | undefined => {
	if (content.length > LONGEST_REFUSAL) return undefined;
	try {
		const json: unknown = JSON.parse(content);
		return isRefusal(json) ? (json as object) : undefined;
	} catch {
		return undefined;
	}
};

const createRequester = (platform: HostedPlatform, isElsewhere: boolean) => ({
	send: async ({ url, method, headers, data }: Sent): Promise<Answered> => {
		const { origin } = new URL(url);
		const cx = isElsewhere ? { ...platform, env: { COMMERCE_URL: origin } } : platform;
		try {
			const request = new Request(url, { method, headers, body: data });
			const response = await platformResponse(cx, request, { timeout: TRY_TIMEOUT, retries: 0 });
			const content = await response.text();
			const { status } = response;
			const refusal = response.ok ? refusalIn(content) : undefined;
			if (!refusal) return { status, content, isTimedOut: false };
			logOwnRefusal(cx.log, request, status, refusal);
			return { status: statusOfRefusal(status, refusal), content, isTimedOut: false };
		} catch (error) {
			if (!(error instanceof PlatformUnavailable)) throw error;
			return { status: 0, content: error.message, isTimedOut: error.kind === "timeout" };
		}
	},
});
type Sent = { url: string; method: string; headers: Record<string, string>; data?: string | Uint8Array };
type Answered = { status: number; content: string; isTimedOut: boolean };

/** Returns a client for one request. The client's own caches are off, because they would mix shoppers or go stale. */
const clientAt = (platform: HostedPlatform, hostNames: string | undefined): LiteClient => {
	const { HOSTED_SEARCH_APPLICATION: application, HOSTED_SEARCH_KEY: key } = platform.env;
	if (!application || !key)
		throw new Error("HOSTED_SEARCH_APPLICATION and HOSTED_SEARCH_KEY have to be set for a hosted search");
	return liteClient(application, key, {
		hosts: listHosts(platform.env, hostNames),
		requester: createRequester(platform, Boolean(hostNames)),
		// Keys in addresses would end up in logs.
		authMode: "WithinHeaders",
		hostsCache: NOTHING_KEPT,
		requestsCache: NOTHING_KEPT,
		responsesCache: NOTHING_KEPT,
		maxRateLimitRetries: 0,
	});
};

export const searchClient = (platform: HostedPlatform): LiteClient =>
	clientAt(platform, platform.env.HOSTED_SEARCH_HOSTS);

export const eventsClient = (platform: HostedPlatform): LiteClient =>
	clientAt(platform, platform.env.HOSTED_EVENTS_HOST);
