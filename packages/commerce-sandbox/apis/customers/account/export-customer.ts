import { isoTime } from "../../../now.ts";
import { addressView, listAddresses } from "../../../records/customers/address-store.ts";
import { type CustomerRecord, listLinkedProviders } from "../../../records/customers/customer-store.ts";
import { customerView } from "../../../records/customers/customer-view.ts";
import { listInstruments } from "../../../records/customers/instrument-store.ts";
import { passkeysOf } from "../../../records/customers/passkey-store.ts";
import { ordersOfCustomer } from "../../../records/orders/order-store.ts";
import { memberActivities, memberSince } from "../../loyalty/loyalty-store.ts";
import { listProfiles } from "../../newsletter/newsletter-store.ts";
import { listRequests } from "../../newsletter/notify-me/notify-me-store.ts";
import { orderView } from "../../orders/order-view.ts";
import { findSharedWishlist } from "../../sharing/shared-wishlists.ts";
import { visitsOfCustomer } from "../../stores/visits/customer-visits.ts";
import { listItems } from "../lists/product-list-item-store.ts";
import { listLists } from "../lists/product-list-store.ts";
import { ownListView } from "../lists/product-list-view.ts";
import { instrumentView } from "../payments/payment-instruments.ts";

const ORDERS = 100_000;

/** Returns a customer's data without passwords, keys and card numbers (account-7). */
export async function customerExport(
	db: D1Database,
	customer: CustomerRecord,
	siteId: string,
): Promise<Record<string, unknown>> {
	const { id } = customer;
	const [addresses, instruments, providers, passkeys, lists, { orders }, joinedAt] = await Promise.all([
		listAddresses(db, id),
		listInstruments(db, id),
		listLinkedProviders(db, id),
		passkeysOf(db, id),
		listLists(db, { siteId, customerId: id }),
		ordersOfCustomer(db, { customerId: id, offset: 0, limit: ORDERS }),
		memberSince(db, id),
	]);
	const [visits, sharedWishlist, newsletter, waiting] = await Promise.all([
		visitsOfCustomer(db, id),
		findSharedWishlist(db, { siteId, customerId: id }),
		listProfiles(db, id),
		listRequests(db, { siteId, customerId: id }),
	]);
	const [items, activities] = await Promise.all([
		listItems(
			db,
			lists.map((list) => list.id),
		),
		joinedAt === undefined ? [] : memberActivities(db, id, joinedAt),
	]);
	return {
		customer: customerView(customer, siteId),
		addresses: addresses.map(addressView),
		paymentInstruments: instruments.map(instrumentView),
		linkedProviders: providers,
		passkeys: passkeys.map(({ nickname, createdAt, lastUsedAt }) => ({
			name: nickname,
			created: isoTime(createdAt),
			...(lastUsedAt === null ? {} : { lastUsed: isoTime(lastUsedAt) }),
		})),
		productLists: lists.map((list) =>
			ownListView(
				list,
				items.filter(({ listId }) => listId === list.id),
			),
		),
		orders: orders.map(orderView),
		...visits,
		newsletter: newsletter.map(({ fields, ...profile }) => ({ ...profile, ...fields })),
		awaitedProducts: waiting.map(({ productId, createdAt }) => ({
			productId,
			created: new Date(createdAt).toISOString(),
		})),
		...(sharedWishlist ? { sharedWishlist: { firstName: sharedWishlist.firstName } } : {}),
		...(joinedAt === undefined ? {} : { loyalty: { memberSince: isoTime(joinedAt), activities } }),
	};
}
