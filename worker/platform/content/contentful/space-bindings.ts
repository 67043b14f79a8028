import { findTextCode } from "@vetrina/shop-rules/locale/fallback.ts";
import { LANGUAGE_ROWS } from "@vetrina/shop-rules/locale/languages.ts";
import type { SiteLocale } from "@vetrina/shop-rules/locale/site-locale.ts";
import { localeTag } from "@vetrina/shop-rules/locale/site-locale.ts";
import { PortFault } from "../../ports/read-ports.ts";

/** `CONTENTFUL_SPACE` chooses the service of content; CONTENT_URL is its address (content-60). */
export type SpaceBindings = {
	readonly CONTENTFUL_SPACE?: string | undefined;
	readonly CONTENTFUL_ENVIRONMENT?: string | undefined;
	/** The space's locales for our languages, such as "en=en-US,fr-CA=fr-CA"; a language without one has its own code. */
	readonly CONTENTFUL_LOCALES?: string | undefined;
	readonly CONTENTFUL_DELIVERY_TOKEN?: string | undefined;
	readonly CONTENTFUL_PREVIEW_TOKEN?: string | undefined;
	readonly CONTENTFUL_WEBHOOK_SECRET?: string | undefined;
};

export type Space = {
	id: string;
	environment: string;
	locales: ReadonlyMap<string, string>;
	deliveryToken: string;
	previewToken?: string;
};

const ID = /^[\w.-]{1,64}$/;
const PAIR = /^([\w-]+)=([\w-]+)$/;

const parse = (env: SpaceBindings, id: string): Space => {
	const { CONTENTFUL_ENVIRONMENT: environment = "master", CONTENTFUL_LOCALES: pairs = "" } = env;
	const faults: string[] = [];
	for (const [name, value] of Object.entries({ CONTENTFUL_SPACE: id, CONTENTFUL_ENVIRONMENT: environment }))
		if (!ID.test(value)) faults.push(`${name}: "${value}" is not an id`);
	const locales = new Map<string, string>();
	for (const pair of pairs.split(",").flatMap((one) => one.trim() || [])) {
		const [, code = "", locale = ""] = PAIR.exec(pair) ?? [];
		if (code in LANGUAGE_ROWS) locales.set(code, locale);
		else
			faults.push(`CONTENTFUL_LOCALES: "${pair}" is not a pair such as en=en-US of a language of the shop`);
	}
	if (!env.CONTENTFUL_DELIVERY_TOKEN)
		faults.push("CONTENTFUL_DELIVERY_TOKEN: the space has no token, set the secret");
	if (faults.length > 0) throw new PortFault(faults);
	return {
		id,
		environment,
		locales,
		deliveryToken: env.CONTENTFUL_DELIVERY_TOKEN ?? "",
		...(env.CONTENTFUL_PREVIEW_TOKEN && { previewToken: env.CONTENTFUL_PREVIEW_TOKEN }),
	};
};

const parsed = new WeakMap<SpaceBindings, Space>();

/** Returns the space that the house's content is in; undefined if another service has it. Throws PortFault if a binding cannot be read. */
export const readSpace = (env: SpaceBindings): Space | undefined => {
	if (!env.CONTENTFUL_SPACE) return undefined;
	const space = parsed.get(env) ?? parse(env, env.CONTENTFUL_SPACE);
	parsed.set(env, space);
	return space;
};

/** Returns the code of the space's locale in which a page's texts are asked for. Its fallback chain is the space's. */
export const findSpaceLocale = (
	{ locales }: Pick<Space, "locales">,
	locale: Pick<SiteLocale, "language" | "country">,
): string => {
	const code = findTextCode(locale.language, localeTag(locale));
	return locales.get(code) ?? code;
};
