import type { NotifyMeErrorCode } from "../../shared/contracts/shopper-api.ts";
import type { SizeHelpView } from "../../shared/contracts/size-views.ts";
import type { ProductSummaryView } from "../../shared/contracts/views.ts";
import type { Markup } from "../../shared/domain/content/markup.ts";
import type { MeasureName, MeasureUnit } from "../../shared/domain/product/item-measurements.ts";
import type { NotifyPageType } from "../../shared/domain/product/notify-me.ts";
import type { BodyMeasure, SizeTableId } from "../../shared/domain/product/size-guide.ts";

/** Texts of the form: the browser has them only with the popup. */
export type NotifyMeWords = { text: string; email: string; consent: string; invalidEmail: string };

/** A page about one product: what a layer says of it where there is a script. */
export type ProductNoteData = { title: string; product: ProductSummaryView; content: ProductNoteContent };

export type ProductNoteContent =
	/** `action` is where the form posts to. */
	| ({ kind: "notifyMe"; action: string; saved: boolean } & NotifyMeFormView)
	/** `registered`: signing in would be nothing new. */
	| { kind: "restriction"; text: Markup; registered: boolean }
	| { kind: "sizes"; help: SizeHelpView; words: MeasureWords };

/** The browser has them only with the flyout. */
export type MeasureWords = Record<MeasureKey, string>;

export type MeasureKey =
	| "unit"
	| "note"
	| `units.${MeasureUnit}`
	| `tables.${SizeTableId}`
	| `body.${BodyMeasure}`
	| `pieces.${MeasureName}`;

export type NotifyMeFormView = {
	request: { productId: string; pageType: NotifyPageType };
	words: NotifyMeWords;
	/** Customers are asked for nothing: the shop knows their address. */
	registered?: boolean;
	error?: NotifyMeErrorCode;
};
