export type HouseSite = {
	/** Id of the platform, and the name that short addresses have for it. */
	id: string;
	alias: string;
	/** ISO codes; the first one is the default. */
	countries: [string, ...string[]];
	/** ISO code. */
	currency: string;
};

const FORM = /^([a-z][a-z0-9]{0,19})=([A-Za-z,]+)\/([A-Za-z]{3})$/;
export const SITES_EXAMPLE = "eu=IT,DE/EUR us=US/USD";

export const splitList = (text: string): string[] =>
	text
		.split(",")
		.map((one) => one.trim())
		.filter(Boolean);

const isKnown = (type: "region" | "currency", code: string): boolean => {
	try {
		return new Intl.DisplayNames("en", { type, fallback: "none" }).of(code) !== undefined;
	} catch {
		return false;
	}
};

/** Returns a site, or a sentence for each part that cannot be used. `option`: the flag whose answer it is. */
function readSite(
	{ id, alias }: Pick<HouseSite, "id" | "alias">,
	{ countries, currency }: { countries: string; currency: string },
	option: { countries: string; currency: string },
): HouseSite | string[] {
	const codes = splitList(countries).map((code) => code.toUpperCase());
	const [country, ...others] = new Set(codes);
	const code = currency.toUpperCase();
	const faults = [
		...codes
			.filter((one) => !/^[A-Z]{2}$/.test(one) || !isKnown("region", one))
			.map((one) => `--${option.countries}: "${one}" is no ISO code such as IT.`),
		...(country ? [] : [`--${option.countries}: a house needs one.`]),
		...(isKnown("currency", code) ? [] : [`--${option.currency}: "${code}" is no ISO code such as EUR.`]),
	];
	return faults.length > 0 || !country
		? faults
		: { id, alias, countries: [country, ...others], currency: code };
}

/** Returns the sites of a new house, or a sentence for each answer that cannot be used. */
export function readSites(
	id: string,
	{ sites, countries, currency }: { sites: string; countries: string; currency: string },
): [HouseSite, ...HouseSite[]] | { faults: string[] } {
	const options = { countries: "countries", currency: "currency" };
	const read = sites
		? sites.split(/\s+/).map((text) => {
				const [, alias = "", codes = "", money = ""] = FORM.exec(text) ?? [];
				return alias
					? readSite(
							{ id: `${id}-${alias}`, alias },
							{ countries: codes, currency: money },
							{ countries: "sites", currency: "sites" },
						)
					: [`--sites: "${text}" is not of the form ${SITES_EXAMPLE.split(" ")[0]}.`];
			})
		: [readSite({ id, alias: "shop" }, { countries, currency }, options)];
	const faults = read.flatMap((one) => (Array.isArray(one) ? one : []));
	const [first, ...others] = read.flatMap((one) => (Array.isArray(one) ? [] : [one]));
	const all = [first, ...others].flatMap((site) => site?.countries ?? []);
	const twice = all.filter((code, at) => all.indexOf(code) !== at);
	if (twice.length > 0) faults.push(`--sites: ${twice.join(", ")} can belong to one site only.`);
	return faults.length > 0 || !first ? { faults } : [first, ...others];
}
