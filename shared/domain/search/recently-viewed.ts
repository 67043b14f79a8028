export type ViewedProduct = { id: string; masterId: string };

export const SHOWN_LATELY = 8;
const REMEMBERED = SHOWN_LATELY + 1;
const ID = /^.{1,200}$/u;

const isViewed = (one: unknown): one is ViewedProduct => {
	const { id, masterId } = (one ?? {}) as Partial<Record<keyof ViewedProduct, unknown>>;
	return typeof id === "string" && typeof masterId === "string" && ID.test(id) && ID.test(masterId);
};

export const parseViewed = (text: string | null): ViewedProduct[] => {
	try {
		const json: unknown = JSON.parse(text ?? "[]");
		return Array.isArray(json)
			? json
					.filter(isViewed)
					.map(({ id, masterId }) => ({ id, masterId }))
					.slice(0, REMEMBERED)
			: [];
	} catch {
		return [];
	}
};

export const withViewed = (products: readonly ViewedProduct[], now: ViewedProduct): ViewedProduct[] =>
	[now, ...products.filter(({ masterId }) => masterId !== now.masterId)].slice(0, REMEMBERED);

export const shownViewed = (products: readonly ViewedProduct[], currentMasterId?: string): string[] =>
	products
		.filter(({ masterId }) => masterId !== currentMasterId)
		.map(({ id }) => id)
		.slice(0, SHOWN_LATELY);
