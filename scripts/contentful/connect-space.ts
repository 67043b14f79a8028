import { createClient, type PlainClientAPI } from "contentful-management";
import type { LocaleCodes } from "./space-model.ts";

export type SpaceClient = PlainClientAPI;
/** `host`: an origin; that of the service by default. `token`: of the management API. */
export type SpaceAccess = { space: string; environment: string; host: string; token: string };

export const HOST = "https://api.contentful.com";

/** Waits after too many requests are the service's own; a long export meets its limit often. */
const RETRIES = 30;

/** `onWait` is called for each request that is repeated. */
export const connectSpace = (
	{ space, environment, host, token }: SpaceAccess,
	onWait: () => void = () => {},
): SpaceClient => {
	const { protocol, host: name } = new URL(host);
	return createClient(
		{
			accessToken: token,
			host: name,
			insecure: protocol === "http:",
			retryLimit: RETRIES,
			logHandler: onWait,
		},
		{ type: "plain", defaults: { spaceId: space, environmentId: environment } },
	);
};

const PAIR = /^([\w-]+)=([\w-]+)$/;

/** Reads "en=en-US,fr-CA=fr-CA" as CONTENTFUL_LOCALES has it. Throws if it cannot be read. */
export const readCodes = (pairs = ""): LocaleCodes =>
	new Map(
		pairs.split(",").flatMap((pair): [string, string][] => {
			if (pair.trim() === "") return [];
			const [, code, locale] = PAIR.exec(pair.trim()) ?? [];
			if (!code || !locale) throw new Error(`CONTENTFUL_LOCALES: "${pair}" is not a pair such as en=en-US.`);
			return [[code, locale]];
		}),
	);

type Details = { errors?: { name?: string; path?: (string | number)[]; details?: string }[] };
type Refusal = { status?: number; message?: string; details?: Details };

const readRefusal = (error: Error): Refusal | undefined => {
	try {
		return JSON.parse(error.message) as Refusal;
	} catch {
		return undefined;
	}
};

export const findStatus = (error: unknown): number | undefined =>
	error instanceof Error ? readRefusal(error)?.status : undefined;

/** Returns a refusal of the service in one sentence, with what it says of each field. */
export const explain = (error: unknown, about: string): Error => {
	if (!(error instanceof Error)) return new Error(`${about}: ${String(error)}`);
	const refusal = readRefusal(error);
	if (!refusal) return new Error(`${about}: ${error.message}`);
	const faults = (refusal.details?.errors ?? []).map(
		({ path = [], details, name }) => `${path.join(".")}: ${details ?? name}`,
	);
	return new Error(
		`${about}: the space answered ${refusal.status} ${error.name}. ${[refusal.message, ...faults].join(" ")}`,
		{ cause: error },
	);
};

/** Requests that are under way at once. */
const AT_ONCE = 4;

/** Runs `work` for each item, a few at a time. Throws the first failure, once what is under way has ended. */
export const forEachItem = async <T>(
	items: readonly T[],
	name: (item: T) => string,
	work: (item: T) => Promise<void>,
): Promise<void> => {
	const rest = [...items];
	let failure: Error | undefined;
	const run = async (): Promise<void> => {
		for (let item = rest.shift(); item !== undefined && !failure; item = rest.shift()) {
			try {
				await work(item);
			} catch (error) {
				failure ??= explain(error, name(item));
			}
		}
	};
	await Promise.all(Array.from({ length: AT_ONCE }, run));
	if (failure) throw failure;
};

const PAGE = 200;

/** Orders by id, because pages in the usual order, by the last change, would lose entries that editors change meanwhile. */
const ORDER = "sys.id";

/** Returns all items of a collection, which the service gives in pages. */
export const listAll = async <T>(
	load: (query: { skip: number; limit: number; order: string }) => Promise<{ items: T[]; total: number }>,
): Promise<T[]> => {
	const all: T[] = [];
	for (let skip = 0; ; skip += PAGE) {
		const { items, total } = await load({ skip, limit: PAGE, order: ORDER });
		all.push(...items);
		if (skip + PAGE >= total) return all;
	}
};
