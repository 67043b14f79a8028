import type en from "../../locales/en.json";

type NoticeKey = keyof typeof en.notice;
type ErrorKey = keyof typeof en.error;

const NOTICES: readonly NoticeKey[] = [
	"added",
	"removed",
	"updated",
	"unavailableItems",
	"itemsDropped",
	"repriced",
	"chooseSize",
];
const ERRORS: readonly ErrorKey[] = [
	"maxQuantity",
	"notAvailable",
	"noPrice",
	"unknownProduct",
	"itemGone",
	"unavailable",
	"forbidden",
	"invalid",
	"chooseSize",
];

/** Keys that come with data; only those that have a text are shown. */
export const isNoticeKey = (key: string | undefined): key is NoticeKey =>
	(NOTICES as readonly (string | undefined)[]).includes(key);
export const isErrorKey = (key: string | undefined): key is ErrorKey =>
	(ERRORS as readonly (string | undefined)[]).includes(key);
