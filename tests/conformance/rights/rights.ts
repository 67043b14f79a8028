/**
 * Kinds of tokens that an operation takes. `none`: no token. `guest`, `registered`: shoppers of a public client, whose tokens anyone can
 * get. `agent`: staff who act for a shopper, by a public client. `private`: a guest of the private client, which keeps a secret (decision
 * 81).
 */
export const KINDS = ["none", "guest", "registered", "agent", "private"] as const;
export type Kind = (typeof KINDS)[number];

const PRIVATE: readonly Kind[] = ["private"];
const AGENT: readonly Kind[] = ["agent"];
const ANY_TOKEN: readonly Kind[] = KINDS.filter((kind) => kind !== "none");

/** Operations that do not take every token. Operations of the login service check clients instead of tokens, and are not in this table. */
const EXCEPTIONS: Readonly<Record<string, readonly Kind[]>> = {
	addPriceAdjustmentToBasket: AGENT,
	updatePriceAdjustmentInBasket: AGENT,
	removePriceAdjustmentFromBasket: AGENT,
	updateAsAgentBasket: AGENT,
	updateAsStorefrontBasket: AGENT,

	// The basket belongs to a guest who has logged in since.
	transferBasket: ["registered"],
	mergeBasket: ["registered"],

	getTaxesFromBasket: PRIVATE,
	addTaxesForBasket: PRIVATE,
	addTaxesForBasketItem: PRIVATE,
	getTaxesFromOrder: PRIVATE,

	getResetPasswordToken: PRIVATE,
	resetPassword: PRIVATE,
	getExternalProfile: PRIVATE,
	registerExternalProfile: PRIVATE,
};
export const rightsTo = (operationId: string): readonly Kind[] => EXCEPTIONS[operationId] ?? ANY_TOKEN;

type Power = { api: string; operationId: string; query?: Record<string, string>; body: object };

export const POWERS: Readonly<Record<string, Power>> = {
	"to set taxes": {
		api: "shopper-baskets-v2",
		operationId: "createBasket",
		query: { taxMode: "external" },
		body: {},
	},
	"to set taxes by the first version": {
		api: "shopper-baskets-v1",
		operationId: "createBasket",
		query: { taxMode: "external" },
		body: {},
	},
	"to be in a customer group": {
		api: "shopper-context-v1",
		operationId: "createShopperContext",
		body: { customerGroupIds: ["VIP"] },
	},
	"to join a customer group": {
		api: "shopper-context-v1",
		operationId: "updateShopperContext",
		body: { customerGroupIds: ["VIP"] },
	},
};
