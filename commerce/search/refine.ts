/** The `refine` parameters of a product search. Ranges include their lower end and exclude their upper end. */
export type PriceRange = { min: number; max: number };
export type HitType = "variation_group" | "master" | "product";
export type Refinements = {
	/** As asked, for `selectedRefinements`. */
	asked: Record<string, string>;
	hitTypes: ReadonlySet<HitType>;
	categoryId?: string;
	price?: PriceRange;
	orderableOnly: boolean;
	promotionIds?: string[];
	/** Attribute id (without `c_`) or `brand` → any of these values. */
	attributes: Map<string, string[]>;
};
export type RefineParse = { ok: true; value: Refinements } | { ok: false; detail: string };

export const MAX_REFINEMENTS = 9;

const HIT_TYPES = ["product", "master", "set", "bundle", "slicing_group", "variation_group"];
const SUPPORTED: readonly HitType[] = ["variation_group", "master", "product"];
/** Accepted and without effect: there is one inventory list, and promotions have no roles. */
const WITHOUT_EFFECT = new Set(["ilids", "pmpt"]);

const refuse = (detail: string): RefineParse => ({ ok: false, detail });

/** Splits `attribute=value1|value2`; the value may hold further equals signs. */
function split(parameter: string): { id: string; value: string } | undefined {
	const equals = parameter.indexOf("=");
	const id = parameter.slice(0, equals).trim();
	const value = parameter.slice(equals + 1).trim();
	return equals > 0 && value !== "" && /^[A-Za-z][A-Za-z0-9_]{0,99}$/.test(id) ? { id, value } : undefined;
}

export function parsePriceRange(value: string): PriceRange | undefined {
	const match = /^\((\d{0,12}(?:\.\d{1,4})?)\.\.(\d{0,12}(?:\.\d{1,4})?)\)$/.exec(value);
	if (!match || (match[1] === "" && match[2] === "")) return undefined;
	const min = match[1] ? Number(match[1]) : 0;
	const max = match[2] ? Number(match[2]) : Number.POSITIVE_INFINITY;
	return min < max ? { min, max } : undefined;
}

export function parseRefinements(parameters: readonly string[]): RefineParse {
	if (parameters.length > MAX_REFINEMENTS) {
		return refuse(`A search takes at most ${MAX_REFINEMENTS} refinements; ${parameters.length} were given.`);
	}
	const value: Refinements = {
		asked: {},
		hitTypes: new Set(["master", "product"]),
		orderableOnly: false,
		attributes: new Map(),
	};
	for (const parameter of parameters) {
		const refinement = split(parameter);
		if (!refinement)
			return refuse(
				`The refinement '${parameter.slice(0, 80)}' is malformed. The form is attribute=value1|value2.`,
			);
		if (value.asked[refinement.id] !== undefined)
			return refuse(`The refinement '${refinement.id}' is given more than once.`);
		value.asked[refinement.id] = refinement.value;
		const refused = apply(value, refinement.id, refinement.value);
		if (refused) return refuse(refused);
	}
	return { ok: true, value };
}

function apply(target: Refinements, id: string, value: string): string | undefined {
	const values = value
		.split("|")
		.map((one) => one.trim())
		.filter((one) => one !== "");
	switch (id) {
		case "cgid":
			if (values.length !== 1) return "The refinement 'cgid' takes a single category.";
			target.categoryId = value;
			return;
		case "price":
			target.price = parsePriceRange(value);
			return target.price
				? undefined
				: `The refinement 'price=${value.slice(0, 60)}' is malformed. The form is price=(0..100).`;
		case "htype": {
			const unknown = values.find((one) => !HIT_TYPES.includes(one));
			if (unknown !== undefined) return `The hit type '${unknown.slice(0, 60)}' is unknown.`;
			target.hitTypes = new Set(SUPPORTED.filter((type) => values.includes(type)));
			return;
		}
		case "orderable_only":
			if (value !== "true" && value !== "false") return "The refinement 'orderable_only' is true or false.";
			target.orderableOnly = value === "true";
			return;
		case "pmid":
			target.promotionIds = values;
			return;
		default:
			if (!WITHOUT_EFFECT.has(id)) target.attributes.set(id.replace(/^c_/, ""), values);
	}
}
