export type PriceRange = { min: number; max: number };
export const PRICE_FACET = "price";

/** Returns whether a price is in a range. Prices have single precision, so bounds are rounded to it. NaN (no price) is in no range. */
export const isInRange = (price: number | undefined, range: PriceRange): boolean =>
	price !== undefined && price >= Math.fround(range.min) && price < Math.fround(range.max);

export const HIT_TYPES = ["product", "master", "set", "bundle", "slicing_group", "variation_group"] as const;
export type HitType = (typeof HIT_TYPES)[number];
export const PROMOTION_ROLES = ["all", "qualifying", "discounted", "bonus"] as const;
export type PromotionRole = (typeof PROMOTION_ROLES)[number];
export type Refinements = {
	asked: Record<string, string>;
	hitTypes: ReadonlySet<HitType>;
	categoryId?: string;
	price?: PriceRange;
	orderableOnly?: boolean;
	inventoryLists?: string[];
	promotionIds?: string[];
	promotionRole: PromotionRole;
	personalization: string[];
	attributes: Map<string, string[]>;
};
export type RefineParse = { ok: true; value: Refinements } | { ok: false; detail: string };

export const MAX_REFINEMENTS = 9;

const MAX_INVENTORY_LISTS = 10;
const DEFAULT_HIT_TYPES: readonly HitType[] = ["product", "master", "set", "bundle"];
const PERSONALIZATION = "c_personalization";

const refuse = (detail: string): RefineParse => ({ ok: false, detail });

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

export const nothingRefined = (): Refinements => ({
	asked: {},
	hitTypes: new Set(DEFAULT_HIT_TYPES),
	promotionRole: "all",
	personalization: [],
	attributes: new Map(),
});

export function parseRefinements(parameters: readonly string[]): RefineParse {
	if (parameters.length > MAX_REFINEMENTS) {
		return refuse(`A search takes at most ${MAX_REFINEMENTS} refinements; ${parameters.length} were given.`);
	}
	const value = nothingRefined();
	for (const parameter of parameters) {
		const refinement = split(parameter);
		if (!refinement)
			return refuse(
				`The refinement '${parameter.slice(0, 80)}' is malformed. The form is attribute=value1|value2.`,
			);
		if (Object.hasOwn(value.asked, refinement.id))
			return refuse(`The refinement '${refinement.id}' is given more than once.`);
		value.asked[refinement.id] = refinement.value;
		const problem = apply(value, refinement.id, refinement.value);
		if (problem) return refuse(problem);
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
			const types = values.map((value) => HIT_TYPES.find((type) => type === value));
			if (types.some((type) => type === undefined))
				return `The hit type '${value.slice(0, 60)}' is unknown. Hit types are ${HIT_TYPES.join(", ")}.`;
			target.hitTypes = new Set(types.filter((type) => type !== undefined));
			return;
		}
		case "orderable_only":
			if (value !== "true" && value !== "false") return "The refinement 'orderable_only' is true or false.";
			target.orderableOnly = value === "true";
			return;
		case "pmid":
			target.promotionIds = values;
			return;
		case "pmpt": {
			const role = PROMOTION_ROLES.find((one) => one === value);
			if (!role) return `The refinement 'pmpt' is one of ${PROMOTION_ROLES.join(", ")}.`;
			target.promotionRole = role;
			return;
		}
		case "ilids":
			if (values.length > MAX_INVENTORY_LISTS)
				return `The refinement 'ilids' takes at most ${MAX_INVENTORY_LISTS} inventory lists.`;
			target.inventoryLists = values;
			return;
		case PERSONALIZATION:
			target.personalization = values;
			return;
		default:
			target.attributes.set(id.replace(/^c_/, ""), values);
	}
}
