import { expect, test } from "vitest";
import { ROUTES } from "../../../pages/routes.ts";
import { classifyLayer, classifyPageType, classifySignUp, PAGE_TYPES, type PageType } from "./page-types.ts";

// proves event-6
test("every page of the route table has one of the 25 labels", () => {
	expect(new Set(PAGE_TYPES).size).toBe(25);
	for (const { page } of Object.values(ROUTES))
		if (page) expect(PAGE_TYPES, page).toContain(classifyPageType(page));
});

const CASES: Record<PageType, () => PageType> = {
	home: () => classifyPageType("home"),
	"product list": () => classifyPageType("list"),
	"product detail": () => classifyPageType("product"),
	"category landing": () => classifyPageType("category-landing"),
	"splash page": () => classifyPageType("landing"),
	error: () => classifyPageType("not-found"),
	"return order": () => classifyPageType("return"),
	"gift certificate": () => classifyPageType("gift-certificate-purchase"),
	"quick search": () => classifyLayer("quickSearch"),
	"search results": () => classifyPageType("list", { isRefined: true }),
	"search preview": () => classifyLayer("quickSearch", { isTyping: true }),
	"full search results": () => classifyPageType("list", { isRefined: false }),
	cart: () => classifyPageType("cart"),
	wishlist: () => classifyPageType("shared-wishlist"),
	"my account": () => classifyPageType("personal-data"),
	"sign up": () => classifyLayer("login", { tab: "register" }),
	"newsletter popup": () => classifyLayer("newsletterAutomaticPopup"),
	"newsletter page": () => classifyPageType("newsletter"),
	"footer newsletter": () => classifySignUp("footer"),
	"notify-me popup": () => classifyLayer("notifyMe"),
	"waiting-list newsletter": () => classifySignUp("waitingList"),
	"register user": () => classifyPageType("register"),
	popup: () => classifyLayer("sizeSelector"),
	"customer service": () => classifyPageType("track-order"),
	other: () => classifyPageType("a page of tomorrow"),
};

// proves event-6
test.each(Object.entries(CASES))("%s", (label, classify) => expect(classify()).toBe(label));

test("flyouts of the bag, the wishlist and the account share the labels of their pages", () =>
	expect(["minicart", "wishlist", "login"].map((name) => classifyLayer(name))).toEqual([
		"cart",
		"wishlist",
		"my account",
	]));
