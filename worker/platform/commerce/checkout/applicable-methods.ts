import type { ApplicableMethod } from "../../../../shared/domain/checkout/applicable-methods.ts";

type Settings = ApplicableMethod["publicConfigurations"];

const parseSettings = (text: unknown): Settings => {
	const value: unknown = JSON.parse(String(text));
	if (typeof value !== "object" || value === null || Array.isArray(value)) throw new SyntaxError("no object");
	return value as Settings;
};
const parseOptional = (text: unknown): Settings | undefined =>
	text === undefined || text === null || text === "" ? undefined : parseSettings(text);

const listCards = (cards: unknown): string[] | undefined =>
	Array.isArray(cards)
		? cards.flatMap((card: { name?: unknown; cardType?: unknown } | null) => {
				const name = card?.name ?? card?.cardType;
				return typeof name === "string" ? [name] : [];
			})
		: undefined;

const toMethod = (method: Settings): ApplicableMethod => ({
	id: String(method.id),
	name: typeof method.name === "string" && method.name ? method.name : String(method.id),
	description: typeof method.description === "string" && method.description ? method.description : undefined,
	applicable: method.c_applicableForBasket !== false,
	cards: listCards(method.cards),
	excludedProducts: String(method.c_excludedProducts ?? "")
		.split(",")
		.map((id) => id.trim())
		.filter(Boolean),
	publicConfigurations: parseOptional(method.c_publicConfigurations) ?? {},
	expressButtons: parseOptional(method.c_expressButtons),
	messageConfigurations: parseOptional(method.c_messageConfigurations),
});

/** Returns the basket's payment methods. `unreadable`: ids of methods left out because their settings are not valid JSON (wallets-1). */
export const readApplicableMethods = (
	methods: readonly object[],
): { methods: ApplicableMethod[]; unreadable: string[] } => {
	const applicable: ApplicableMethod[] = [];
	const unreadable: string[] = [];
	for (const method of methods as Settings[])
		try {
			applicable.push(toMethod(method));
		} catch {
			unreadable.push(String(method.id));
		}
	return { methods: applicable, unreadable };
};
