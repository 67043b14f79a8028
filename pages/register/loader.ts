import { isProductId } from "../../shared/domain/catalogue/product-id.ts";
import type { RegistrationFaults } from "../../shared/domain/identity/registration.ts";
import { readPerson } from "../../worker/api/identity/providers/pending.ts";
import { PRIVATE } from "../../worker/cache/policies.ts";
import { headOf, type LoadPrivate, type PageVisitor } from "../../worker/pages/page-loader.ts";
import type { Order } from "../../worker/platform/commerce/orders/orders.ts";
import { isUnavailable } from "../../worker/platform/is-unavailable.ts";
import { isOrderNo, isViewCode } from "../../worker/views/orders/order-views.ts";
import { personForm, WITHOUT_PASSWORD } from "../../worker/views/person-form.ts";
import { visitorOf } from "../../worker/views/wishlist-view.ts";
import { statusOfError } from "../sign-in/loader.ts";
import type { RegisterData } from "./contract.ts";

const ERRORS: ReadonlySet<string> = new Set(["unavailable", "tooManyTries", "invalid"]);
const isError = (key: string | undefined): key is NonNullable<RegisterData["error"]> =>
	key !== undefined && ERRORS.has(key);

/** The registration form; who has an account is led to it. */
export const loadRegister: LoadPrivate = async (cx, { shopper, drafts, checkout, orders }) => {
	if ((await visitorOf(shopper)).registered) return { redirect: cx.paths.at("account"), status: 302 };
	const token = cx.search.get("authorizationOrderToken");
	if (token !== null) {
		const values = await mailedBuyer(cx.search.get("orderNo"), token, orders);
		if (values) await drafts.keep("register", { values, faults: {} });
		return { redirect: cx.paths.at("register"), status: 302 };
	}
	const { settings } = cx;
	const asked = cx.search.get("with");
	const provider = settings.identityProviders.find(({ id }) => id === asked);
	const person = provider ? await readPerson(drafts, asked) : null;
	const draft = await drafts.read("register");
	const { form = [], ...faults } = draft?.faults ?? {};
	const wishlistProductId = cx.search.get("wishlistProductId") ?? "";
	const [error] = form;
	const ordered = draft ? {} : await buyerOf(cx.search.get("orderNo"), { shopper, checkout });
	return {
		page: {
			kind: "register",
			data: {
				values: draft?.values ?? ordered,
				faults: faults as RegistrationFaults,
				error: isError(error) ? error : undefined,
				wishlistProductId: isProductId(wishlistProductId) ? wishlistProductId : undefined,
				policy: settings.passwordPolicy,
				...personForm(cx),
				...(provider && person
					? {
							provider: { id: provider.id, name: provider.name },
							asks: person.asks ?? WITHOUT_PASSWORD,
						}
					: {}),
			},
			status: statusOfError(error),
			cache: PRIVATE,
			head: headOf(cx, {
				title: cx.t("register.title"),
				description: cx.t("register.hint"),
				robots: "noindex, follow",
			}),
		},
	};
};

/** By a mail's link, whose token is the order's own: it leaves the address at once (identity-79). */
const mailedBuyer = async (
	orderNo: string | null,
	token: string,
	orders: PageVisitor["orders"],
): Promise<Record<string, string> | undefined> => {
	if (!isOrderNo(orderNo) || !isViewCode(token)) return undefined;
	const found = await orders.find(orderNo, { viewCode: token });
	return found.ok ? buyerIn(found.order) : undefined;
};

/** Of an order that this session has placed: who opens an account with it need not say again who they are (identity-17). */
const buyerOf = async (
	orderNo: string | null,
	{ shopper, checkout }: Pick<PageVisitor, "shopper" | "checkout">,
): Promise<Record<string, string>> => {
	if (!isOrderNo(orderNo) || !shopper.known) return {};
	const order = await checkout.order(orderNo).catch((error: unknown) => {
		if (!isUnavailable(error)) throw error;
		return null;
	});
	return order ? buyerIn(order) : {};
};

const buyerIn = (order: Pick<Order, "email" | "fromStoreId" | "address">): Record<string, string> => {
	const { firstName = "", lastName = "" } = (order.fromStoreId ? undefined : order.address) ?? {};
	return { email: order.email, firstName, lastName };
};
