const NOTICES = [
	"added",
	"removed",
	"updated",
	"unavailableItems",
	"paymentRemoved",
	"mergeLate",
	"collected",
	"itemsDropped",
	"repriced",
	"chooseSize",
	"wishlistAdded",
	"wishlistRemoved",
	"wishlistMoved",
	"wishlistSignIn",
	"signedIn",
	"registered",
	"passwordChanged",
	"passkeyRemoved",
	"signedOut",
	"accountDeleted",
] as const;
const ERRORS = [
	"maxQuantity",
	"notAvailable",
	"noPrice",
	"unknownProduct",
	"itemGone",
	"changedElsewhere",
	"collectGone",
	"customisation",
	"unavailable",
	"forbidden",
	"invalid",
	"chooseSize",
	"wishlistItemGone",
	"wishlistFull",
	"wrongPassword",
	"wrongCode",
	"wrongPasskey",
	"tooManyTries",
	"tooSoon",
	"noSignIn",
	"again",
] as const;

type NoticeKey = (typeof NOTICES)[number];
type ErrorKey = (typeof ERRORS)[number];

export const isNoticeKey = (key: string | undefined): key is NoticeKey =>
	(NOTICES as readonly (string | undefined)[]).includes(key);
export const isErrorKey = (key: string | undefined): key is ErrorKey =>
	(ERRORS as readonly (string | undefined)[]).includes(key);
