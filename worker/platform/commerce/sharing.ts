import * as z from "zod";
import type { NewWishlistItem } from "../../../shared/domain/wishlist/wishlist.ts";
import { askHouse, type HouseContext } from "./ask-house.ts";
import { ownFields } from "./baskets/own-fields.ts";
import type { Shopper } from "./logins/sessions.ts";

export type ShareMail = { recipientEmail: string; senderName: string; message: string };
export type Shared = "sent" | "tooMany" | "invalid" | "notFound" | "unavailable";
export type WishlistLink = { code: string; firstName: string };
export type SharedItem = NewWishlistItem & { id: string };
export type SharedItems = { firstName?: string; items: SharedItem[] };

export type SharingPort = {
	mailProduct(productId: string, mail: ShareMail): Promise<Shared>;
	mailWishlist(mail: ShareMail): Promise<Shared>;
	link(): Promise<WishlistLink | "unavailable" | null>;
	open(firstName: string): Promise<WishlistLink | null>;
	end(): Promise<boolean>;
	wishlist(code: string): Promise<SharedItems | "unavailable" | null>;
};

const linkResponse = z.object({ link: z.object({ code: z.string(), firstName: z.string() }).nullable() });
const wishlistResponse = z.object({
	wishlist: z.object({
		firstName: z.string().optional(),
		items: z.array(z.looseObject({ id: z.string(), productId: z.string(), c_variationGroupId: z.string() })),
	}),
});
const REFUSALS: Record<number, Shared> = { 400: "invalid", 404: "notFound", 429: "tooMany" };

export const createSharing = (cx: HouseContext, shopper: Shopper): SharingPort => {
	const call = askHouse(cx, shopper, "commerce/sharing");
	const mail = async (body: object, failure: string): Promise<Shared> => {
		const response = await call("share-api", "share", body, "POST", failure);
		if (response?.ok) return "sent";
		return REFUSALS[response?.status ?? 0] ?? "unavailable";
	};
	return {
		mailProduct: (productId, message) => mail({ type: "product", productId, ...message }, "No email sent"),
		mailWishlist: (message) => mail({ type: "wishlist", ...message }, "Wishlist sharing failed"),
		async link() {
			if (!shopper.isKnown) return null;
			const response = await call("share-api", "wishlist-link");
			const result = linkResponse.safeParse(response?.json);
			return response?.ok && result.success ? result.data.link : "unavailable";
		},
		async open(firstName) {
			const response = await call("share-api", "wishlist-link", { firstName });
			const result = linkResponse.safeParse(response?.json);
			return response?.ok && result.success ? result.data.link : null;
		},
		async end() {
			const response = await call("share-api", "wishlist-link", undefined, "DELETE");
			return response !== null && (response.ok || response.status === 204);
		},
		async wishlist(code) {
			if (!/^[\w-]{8,64}$/.test(code)) return null;
			const response = await call("share-api", `wishlists/${code}`);
			if (!response) return "unavailable";
			if (!response.ok) return null;
			const result = wishlistResponse.safeParse(response.json);
			if (!result.success) return "unavailable";
			const { firstName, items } = result.data.wishlist;
			return {
				firstName: firstName || undefined,
				items: items.map((item) => ({
					id: item.id,
					productId: item.productId,
					variationGroupId: item.c_variationGroupId,
					fields: ownFields(item),
				})),
			};
		},
	};
};
