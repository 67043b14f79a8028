import type { PostalAddress } from "@vetrina/shop-rules/checkout/address.ts";
import type { PasskeyPort } from "../../commerce/accounts/passkeys.ts";
import type { PasswordPort } from "../../commerce/accounts/passwords.ts";
import type { ProfilePort } from "../../commerce/accounts/profile.ts";
import type { AgentPort } from "../../commerce/agents.ts";
import type { BasketPort } from "../../commerce/baskets/baskets.ts";
import type { CataloguePort } from "../../commerce/catalogue/catalogue.ts";
import type { AddressPort } from "../../commerce/checkout/address-suggestions.ts";
import type { CheckoutPort } from "../../commerce/checkout/checkout.ts";
import type { DevicePort } from "../../commerce/checkout/device.ts";
import type { WalletSheetPort } from "../../commerce/checkout/wallet-sheets.ts";
import type { WalletPort } from "../../commerce/checkout/wallets.ts";
import type { GiftCardPort } from "../../commerce/gift-cards.ts";
import type { ProviderPort } from "../../commerce/logins/provider-port.ts";
import type { SessionSync } from "../../commerce/logins/session-sync.ts";
import type { LoyaltyPort } from "../../commerce/loyalty.ts";
import type { NewsletterPort } from "../../commerce/newsletter.ts";
import type { NotifyMePort } from "../../commerce/notify-me.ts";
import type { OrderPort } from "../../commerce/orders/orders.ts";
import type { ReturnPort } from "../../commerce/orders/returns.ts";
import type { PersonalShopperPort } from "../../commerce/personal-shopper.ts";
import type { RecordPort } from "../../commerce/saved-records.ts";
import type { SharingPort } from "../../commerce/sharing.ts";
import type { VisitPort } from "../../commerce/stores/visits.ts";
import type { WishlistPort } from "../../commerce/wishlists.ts";

export const EMAIL = "anna@vetrina.example";
const wallet = {
	id: "PAYPAL",
	ask: "Paypal-Popup",
	reply: "PaypalToken",
	complete: "Paypal-Complete",
	token: "c_paypalToken",
	payer: "c_paypalPayerId",
	approvedTotal: "c_paypalApprovedAmount",
};

export type CallsOf<Port> = {
	[Method in keyof Port as Port[Method] extends ((...args: never) => Promise<unknown>) | undefined
		? Method
		: never]-?: (port: Port) => Promise<unknown>;
};
const address: PostalAddress = {
	firstName: "Anna",
	lastName: "Rossi",
	fullName: "Anna Rossi",
	address1: "Via Roma 1",
	postalCode: "20121",
	city: "Milano",
	countryCode: "IT",
	phone: "3331234567",
	phoneCode: "39",
};
const proof = { postalCode: "20121" };
const returnRequest = { orderNo: "V1", currency: "EUR", items: [{ itemId: "i1", quantity: 1 }] };
const mail = { recipientEmail: EMAIL, senderName: "Anna", message: "" };
const visit = { storeId: "milano", email: EMAIL, name: "Anna Rossi" };
const person = { firstName: "Anna", lastName: "Rossi", gender: "", birthday: "", newsFor: [] };
const code = { code: "c", codeVerifier: "v", redirectUri: "https://shop.example/oauthCallback" };

export const CALLS: {
	addresses: CallsOf<AddressPort>;
	agents: CallsOf<AgentPort>;
	baskets: CallsOf<BasketPort>;
	catalogue: CallsOf<CataloguePort>;
	checkout: CallsOf<CheckoutPort>;
	device: CallsOf<DevicePort>;
	giftCards: CallsOf<GiftCardPort>;
	loyalty: CallsOf<LoyaltyPort>;
	newsletter: CallsOf<NewsletterPort>;
	notifyMe: CallsOf<NotifyMePort>;
	orders: CallsOf<OrderPort>;
	passkeys: CallsOf<PasskeyPort>;
	passwords: CallsOf<PasswordPort>;
	personalShopper: CallsOf<PersonalShopperPort>;
	profile: CallsOf<ProfilePort>;
	providers: CallsOf<ProviderPort>;
	records: CallsOf<RecordPort>;
	returns: CallsOf<ReturnPort>;
	sessionSync: CallsOf<SessionSync>;
	sharing: CallsOf<SharingPort>;
	visits: CallsOf<VisitPort>;
	wallets: CallsOf<WalletPort>;
	walletSheets: CallsOf<WalletSheetPort>;
	wishlist: CallsOf<WishlistPort>;
} = {
	addresses: { suggest: (port) => port.suggest("Via Roma", "IT") },
	agents: { actFor: (port) => port.actFor("anna") },
	baskets: {
		get: (port) => port.get(),
		count: (port) => port.count(),
		follow: (port) => port.follow(async () => {}),
		add: (port) => port.add({ productId: "800000000002", quantity: 1 }),
		update: (port) => port.update("i1", { quantity: 2 }),
		remove: (port) => port.remove("i1"),
		addCoupon: (port) => port.addCoupon("WELCOME"),
		removeCoupon: (port) => port.removeCoupon("k1"),
		setGiftCard: (port) =>
			port.setGiftCard({
				design: "gifts",
				amount: 50,
				recipientEmail: EMAIL,
				recipientName: "B",
				senderName: "A",
				message: "",
			}),
		removeGiftCard: (port) => port.removeGiftCard("g1"),
		setGiftOptions: (port) => port.setGiftOptions({ isWrapped: true, message: "" }),
		merge: (port) => port.merge(),
		pushEmail: (port) => port.pushEmail(EMAIL),
		markCarried: (port) => port.markCarried([], { lines: [], codes: [], giftCards: [] }),
	},
	catalogue: {
		product: (port) => port.product("VT10001-emerald"),
		products: (port) => port.products(["VT10001-emerald"]),
		categories: (port) => port.categories(),
	},
	checkout: {
		read: (port) => port.read(),
		instruments: (port) => port.instruments(),
		setEmail: (port) => port.setEmail(EMAIL),
		setDelivery: (port) => port.setDelivery({ address, methodId: "standard" }),
		setBilling: (port) => port.setBilling(address),
		place: (port) => port.place("b1"),
		became: (port) => port.became("b1"),
		order: (port) => port.order("V1"),
		takeBack: (port) => port.takeBack("V1"),
		payWith: (port) => port.payWith({ paymentMethodId: "BANK_TRANSFER" }),
		removePart: (port) => port.removePart("p1"),
		setPickUp: (port) => port.setPickUp({ id: "milano" } as never, { name: "Anna" } as never),
		deliver: (port) => port.deliver("IT"),
	},
	device: { collection: (port) => port.collection() },
	giftCards: { find: (port) => port.find("GIFT-1") },
	loyalty: { read: (port) => port.read(), points: (port) => port.points(), join: (port) => port.join() },
	newsletter: {
		subscribe: (port) => port.subscribe({ email: EMAIL, source: "footer" }),
		unsubscribe: (port) => port.unsubscribe(EMAIL, undefined),
		preferences: (port) => port.preferences(EMAIL),
		savePreferences: (port) =>
			port.savePreferences(EMAIL, {
				contents: [],
				categories: [],
				channels: [],
				brands: [],
				followedBrands: [],
			}),
		saveProfile: (port) => port.saveProfile(EMAIL, person),
		confirm: (port) => port.confirm("c"),
		addressOf: (port) => port.addressOf("c"),
		mailAccess: (port) => port.mailAccess(EMAIL),
		leaveByCode: (port) => port.leaveByCode("c"),
		requests: (port) => port.requests("c"),
		endRequest: (port) => port.endRequest("VT1", "c"),
	},
	notifyMe: {
		create: (port) =>
			port.create({ email: EMAIL, productId: "VT1", consents: true, pageType: "pdp" as never }),
	},
	orders: {
		list: (port) => port.list(0, 10),
		own: (port) => port.own("V1"),
		find: (port) => port.find("V1", proof),
		cancel: (port) => port.cancel("V1", proof),
		resendGiftCard: (port) => port.resendGiftCard("V1", "g1", proof),
	},
	passkeys: {
		list: (port) => port.list(),
		optionsToSignIn: (port) => port.optionsToSignIn(),
		sendCode: (port) => port.sendCode(),
		optionsToMake: (port) => port.optionsToMake({ code: "1", name: "Phone" }),
		keep: (port) => port.keep({ code: "1", passkey: {} as never }),
		remove: (port) => port.remove("p1"),
	},
	passwords: {
		requestReset: (port) => port.requestReset(EMAIL),
		checkToken: (port) => port.checkToken("t"),
		setNew: (port) => port.setNew("t", "Silk&Linen1"),
		change: (port) => port.change({ current: "Silk&Linen1", next: "Silk&Linen2" }),
	},
	personalShopper: {
		link: (port) => port.link(),
		collect: (port) => port.collect("collect-1"),
		remember: (port) => port.remember("b1"),
	},
	profile: {
		read: (port) => port.read(),
		save: (port) => port.save({ firstName: "Anna" } as never),
		refuseAgents: (port) => port.refuseAgents(true),
		download: (port) => port.download(),
		remove: (port) => port.remove("Silk&Linen1"),
		changeEmail: (port) => port.changeEmail({ email: EMAIL, password: "Silk&Linen1" }),
	},
	providers: {
		authorize: (port) => port.authorize({ ...code, hint: "google", state: "s", codeChallenge: "c" }),
		signInByHint: (port) => port.signInByHint(code),
		signIn: (port) => port.signIn({ providerId: "google", providerData: { idToken: "t" } }),
		unlink: (port) => port.unlink("google"),
	},
	records: {
		read: (port) => port.read(),
		saveAddress: (port) => port.saveAddress(address, { preferred: true }),
		preferAddress: (port) => port.preferAddress("home"),
		removeAddress: (port) => port.removeAddress("home"),
		removeCard: (port) => port.removeCard("p1"),
		cardFields: (port) => port.cardFields(),
		cardOf: (port) => port.cardOf("r1"),
		addCard: (port) => port.addCard("r1"),
	},
	returns: {
		reasons: (port) => port.reasons(),
		refusals: (port) => port.refusals(returnRequest),
		create: (port) => port.create({ ...returnRequest, way: "post", refundAs: "payment", requestId: "r1" }),
		label: (port) => port.label("V1-R1", proof),
	},
	sessionSync: { sync: (port) => port.sync({ basketId: "b1" }) },
	sharing: {
		mailProduct: (port) => port.mailProduct("VT1", mail),
		mailWishlist: (port) => port.mailWishlist(mail),
		link: (port) => port.link(),
		open: (port) => port.open("Anna"),
		end: (port) => port.end(),
		wishlist: (port) => port.wishlist("shared-list"),
	},
	visits: {
		stockOf: (port) => port.stockOf("VT1"),
		pickUpStock: (port) => port.pickUpStock(["VT1"]),
		reserve: (port) => port.reserve({ ...visit, productId: "VT1", quantity: 1 }),
		times: (port) => port.times("milano"),
		book: (port) => port.book({ ...visit, date: "2026-12-01", time: "10:00", service: "styling", note: "" }),
		own: (port) => port.own(),
		read: (port) => port.read("R0123456789AB"),
		cancel: (port) => port.cancel("A0123456789AB"),
	},
	wallets: {
		at: (port) => port.at("cart", [{ id: "PAYPAL" }]),
		ask: (port) => port.ask(wallet, { withAddress: true }),
		approval: (port) => port.approval([wallet]),
		complete: (port) => port.complete(wallet, "t"),
		fraudSession: (port) => port.fraudSession(),
	},
	walletSheets: {
		open: (port) => port.open("GOOGLE_PAY" as never),
		payByGoogle: (port) => port.payByGoogle({ basketId: "b1", token: "t" }),
		apple: (port) => port.apple({ event: "PaymentMethodSelected", basketId: "b1" }, "shop.example"),
		payByApple: (port) =>
			port.payByApple({
				event: "PaymentAuthorized",
				basketId: "b1",
				payment: { token: { paymentData: { version: "1", data: "d" } }, shippingContact: {} },
			}),
		cancel: (port) => port.cancel("b1"),
		askPaypal: (port) => port.askPaypal({ withAddress: true }),
		amazon: (port) => port.amazon(true),
	},
	wishlist: {
		items: (port) => port.items(),
		toggle: (port) => port.toggle("VT1-red"),
		add: (port) => port.add([{ productId: "VT1", variationGroupId: "VT1-red" }]),
		moveOut: (port) => port.moveOut("i1", async () => ({ ok: true })),
		groupOf: (port) => port.groupOf("VT1"),
		update: (port) => port.update("i1", 2),
		remove: (port) => port.remove("i1"),
	},
};
