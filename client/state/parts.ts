import type { ComponentType } from "react";
import type { ContentData } from "../../pages/content/contract.ts";
import type { PersonalDataData } from "../../pages/personal-data/contract.ts";
import type { ProductData } from "../../pages/product/contract.ts";
import type { BasketItemView } from "../../shared/contracts/basket-views.ts";
import type { LinkView, ListInsertView } from "../../shared/contracts/views.ts";
import type { SignInWay } from "../../shared/domain/identity/sign-in-way.ts";

/**
 * Parts of a page that few pages have: files of their own, named by the field of the page's data that they show. They are there
 * before the page is drawn, on both sides: nothing of it comes later than the rest.
 */
export type PartProps = {
	/** `productId`: the size that is chosen; `onTake`: a line of the bag is to be changed, not another one added; null: no more. */
	customisation: {
		product: ProductData;
		productId: string | null;
		onTake: (line: BasketItemView | null) => void;
	};
	kit: { product: ProductData };
	tryOn: { product: ProductData };
	/** `productId`: the size that is chosen; `onMissing` asks for one. */
	express: { product: ProductData; productId: string | null; onMissing: () => void };
	/** One of the list's inserts. `waysOn`: where the list leads. */
	inserts: { insert: ListInsertView; waysOn: readonly LinkView[] };
	cards: { data: ContentData; cards: NonNullable<ContentData["cards"]> };
	/** Below a list in which there is nothing. */
	rowsBelow: Record<never, never>;
	personForm: { data: PersonalDataData };
	/** Of the wishlist's page, where guests have none. */
	signInForm: { wishlistProductId?: string; lastWay?: SignInWay };
};
export type PartName = keyof PartProps;

/** All of them on the server, those that were loaded in the browser. */
export type Parts = <N extends PartName>(name: N) => ComponentType<PartProps[N]>;
