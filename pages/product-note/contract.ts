import type { BodyMeasure, SizeTableId } from "@vetrina/shop-rules/sizes/size-table.ts";
import type { NotifyMeErrorCode } from "../../shared/contracts/shopper-api.ts";
import type { SizeHelpView } from "../../shared/contracts/size-views.ts";
import type { ProductSummaryView } from "../../shared/contracts/views.ts";
import type { Markup } from "../../shared/domain/content/markup.ts";
import type { MeasureName, MeasureUnit } from "../../shared/domain/product/item-measurements.ts";
import type { NotifyPageType } from "../../shared/domain/product/notify-me.ts";

export type NotifyMeWords = { text: string; email: string; consent: string; invalidEmail: string };

export type ProductNoteData = { title: string; product: ProductSummaryView; content: ProductNoteContent };

export type ProductNoteContent =
	| ({ kind: "notifyMe"; action: string; isSaved: boolean } & NotifyMeFormView)
	| { kind: "restriction"; text: Markup; registered: boolean }
	| { kind: "sizes"; help: SizeHelpView; words: MeasureWords };

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
	registered?: boolean;
	error?: NotifyMeErrorCode;
};
