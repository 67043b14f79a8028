import type { ComponentType } from "react";
import type { ContentData } from "../../pages/content/contract.ts";
import type { PersonalDataData } from "../../pages/personal-data/contract.ts";
import type { ProductData } from "../../pages/product/contract.ts";
import type { BasketItemView } from "../../shared/contracts/basket-views.ts";
import type { LinkView, ListInsertView } from "../../shared/contracts/views.ts";
import type { SignInWay } from "../../shared/domain/identity/sign-in-way.ts";

/**
 * Optional parts of pages have their own files, named by their field of the page's data. They load before the page is drawn, so that
 * nothing appears late.
 */
export type PartProps = {
	/** `productId`: the chosen size. `onTake` receives the basket line to change, or null to add a new one. */
	customisation: {
		product: ProductData;
		productId: string | null;
		onTake: (line: BasketItemView | null) => void;
	};
	kit: { product: ProductData };
	tryOn: { product: ProductData };
	/** `productId`: the chosen size; `onMissing` asks for one. */
	express: { product: ProductData; productId: string | null; onMissing: () => void };
	inserts: { insert: ListInsertView; waysOn: readonly LinkView[] };
	cards: { data: ContentData; cards: NonNullable<ContentData["cards"]> };
	rowsBelow: Record<never, never>;
	personForm: { data: PersonalDataData };
	signInForm: { wishlistProductId?: string; lastWay?: SignInWay };
};
export type PartName = keyof PartProps;

/** The server has all parts, the browser those that were loaded. */
export type Parts = <N extends PartName>(name: N) => ComponentType<PartProps[N]>;
