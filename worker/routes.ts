import { PLACED_PAGES } from "@vetrina/shop-rules/content/placed-pages.ts";
import { loadAccount } from "../pages/account/loader.ts";
import { inAccount, withSections } from "../pages/account/placed-sections.ts";
import { addressesForm } from "../pages/addresses/form.ts";
import { loadAddresses } from "../pages/addresses/loader.ts";
import { agentForm } from "../pages/agent/form.ts";
import { loadAgent } from "../pages/agent/loader.ts";
import { appointmentForm } from "../pages/appointment/form.ts";
import { loadAppointment } from "../pages/appointment/loader.ts";
import { loadBrands } from "../pages/brands/loader.ts";
import { cartForm } from "../pages/cart/form.ts";
import { loadCart } from "../pages/cart/loader.ts";
import { loadCategoryRoute } from "../pages/category-landing/loader.ts";
import { checkoutForm } from "../pages/checkout/form.ts";
import { loadCheckout } from "../pages/checkout/loader.ts";
import { consentForm } from "../pages/consent/form.ts";
import { loadConsent } from "../pages/consent/loader.ts";
import { loadAnnouncement } from "../pages/content/announcement-loader.ts";
import { loadContent } from "../pages/content/loader.ts";
import { loadCustomerService } from "../pages/customer-service/loader.ts";
import { loadFindInStore } from "../pages/find-in-store/loader.ts";
import { forgotPasswordForm } from "../pages/forgot-password/form.ts";
import { loadForgotPassword } from "../pages/forgot-password/loader.ts";
import { giftCertificateForm } from "../pages/gift-certificate/form.ts";
import { loadGiftCertificate } from "../pages/gift-certificate/loader.ts";
import { giftCertificatePurchaseForm } from "../pages/gift-certificate-purchase/form.ts";
import { loadGiftCertificatePurchase } from "../pages/gift-certificate-purchase/loader.ts";
import { loadHome } from "../pages/home/loader.ts";
import { loadSearch, loadSearchNoResult } from "../pages/list/search-loader.ts";
import { loyaltyForm } from "../pages/loyalty/form.ts";
import { loadLoyalty } from "../pages/loyalty/loader.ts";
import { newPasswordForm } from "../pages/new-password/form.ts";
import { loadNewPassword } from "../pages/new-password/loader.ts";
import { newsletterForm } from "../pages/newsletter/form.ts";
import { loadNewsletter } from "../pages/newsletter/loader.ts";
import { newsletterPreferenceCenterForm } from "../pages/newsletter-preference-center/form.ts";
import { loadNewsletterPreferenceCenter } from "../pages/newsletter-preference-center/loader.ts";
import { newsletterUnsubscribeForm } from "../pages/newsletter-unsubscribe/form.ts";
import { loadNewsletterUnsubscribe } from "../pages/newsletter-unsubscribe/loader.ts";
import { loadNotFound } from "../pages/not-found/loader.ts";
import { loadOffline } from "../pages/offline/loader.ts";
import { orderForm } from "../pages/order/form.ts";
import { loadOrder } from "../pages/order/loader.ts";
import { loadOrderConfirmation } from "../pages/order-confirmation/loader.ts";
import { loadOrders } from "../pages/orders/loader.ts";
import { paymentsForm } from "../pages/payments/form.ts";
import { loadPayments } from "../pages/payments/loader.ts";
import { personalDataForm } from "../pages/personal-data/form.ts";
import { loadPersonalData } from "../pages/personal-data/loader.ts";
import { loadProduct } from "../pages/product/loader.ts";
import { notifyMeForm } from "../pages/product-note/notify-me-form.ts";
import { loadNotifyMe } from "../pages/product-note/notify-me-loader.ts";
import { loadRestriction } from "../pages/product-note/restriction-loader.ts";
import { loadSizeGuide } from "../pages/product-note/size-guide-loader.ts";
import { registerForm } from "../pages/register/form.ts";
import { loadRegister } from "../pages/register/loader.ts";
import { reserveForm } from "../pages/reserve/form.ts";
import { loadReserve } from "../pages/reserve/loader.ts";
import { returnForm } from "../pages/return/form.ts";
import { loadReturn } from "../pages/return/loader.ts";
import { type RouteName, routeAt } from "../pages/routes.ts";
import { shareForm } from "../pages/share/form.ts";
import { loadShare } from "../pages/share/loader.ts";
import { sharedWishlistForm } from "../pages/shared-wishlist/form.ts";
import { loadSharedWishlist } from "../pages/shared-wishlist/loader.ts";
import { signInForm } from "../pages/sign-in/form.ts";
import { loadSignIn } from "../pages/sign-in/loader.ts";
import { signInCodeForm } from "../pages/sign-in-code/form.ts";
import { loadSignInCode } from "../pages/sign-in-code/loader.ts";
import { loadSitemapPage } from "../pages/sitemap/loader.ts";
import { loadStore } from "../pages/store/loader.ts";
import { loadStoreCredit } from "../pages/store-credit/loader.ts";
import { loadStores } from "../pages/stores/loader.ts";
import { trackOrderForm } from "../pages/track-order/form.ts";
import { loadTrackOrder } from "../pages/track-order/loader.ts";
import { visitsForm } from "../pages/visits/form.ts";
import { loadVisits } from "../pages/visits/loader.ts";
import { wishlistForm } from "../pages/wishlist/form.ts";
import { loadWishlist } from "../pages/wishlist/loader.ts";
import { preferencesForm } from "./api/forms/preferences-form.ts";
import { startProviderSignIn } from "./request/identity/providers/start.ts";
import type { Route, RouteTable } from "./request/resolve/route-table.ts";

export const routes = {
	home: { scope: "shared", load: loadHome, actions: ["Home-Show", "Default-Start"] },
	category: { scope: "shared", load: loadCategoryRoute, actions: ["Search-Show"] },
	product: { scope: "shared", load: loadProduct, actions: ["Product-Show"] },
	content: { scope: "shared", load: loadContent, actions: ["Content-Show"] },
	search: { scope: "shared", load: loadSearch },
	searchNoResult: { scope: "shared", load: loadSearchNoResult },
	brands: { scope: "shared", load: loadBrands },
	customerService: { scope: "shared", load: loadCustomerService, actions: ["CustomerService-Show"] },
	sitemap: { scope: "shared", load: loadSitemapPage, actions: ["SiteMap-Show"] },
	stores: { scope: "shared", load: loadStores, actions: ["Stores-Find"] },
	store: { scope: "shared", load: loadStore, actions: ["Stores-Details"] },
	findInStore: { scope: "private", load: loadFindInStore },
	reserve: { scope: "private", load: loadReserve, form: reserveForm },
	appointment: { scope: "private", load: loadAppointment, form: appointmentForm },
	visits: { scope: "private", load: inAccount("visits", loadVisits), form: visitsForm },
	share: { scope: "private", load: loadShare, form: shareForm },
	sharedWishlist: { scope: "private", load: loadSharedWishlist, form: sharedWishlistForm },
	cart: {
		scope: "private",
		load: loadCart,
		form: cartForm,
		actions: ["COCart-Show", "Cart-Show", "Cart-Proxy", "Paypal-Popup"],
	},
	checkout: { scope: "private", load: loadCheckout, form: checkoutForm, actions: ["COCheckout-Begin"] },
	orderConfirmation: {
		scope: "private",
		load: withSections(PLACED_PAGES.confirmation, loadOrderConfirmation),
		actions: ["COPlaceOrder-Show"],
	},
	wishlist: {
		scope: "private",
		load: inAccount("wishlist", loadWishlist),
		form: wishlistForm,
		actions: ["Wishlist-Show", "Wishlist"],
	},
	providerSignIn: { scope: "private", load: startProviderSignIn },
	signInCode: { scope: "private", load: loadSignInCode, form: signInCodeForm },
	forgotPassword: { scope: "private", load: loadForgotPassword, form: forgotPasswordForm },
	newPassword: { scope: "private", load: loadNewPassword, form: newPasswordForm },
	signIn: { scope: "private", load: loadSignIn, form: signInForm, actions: ["Login-Show", "Account-Login"] },
	register: { scope: "private", load: loadRegister, form: registerForm, actions: ["Account-Registration"] },
	account: {
		scope: "private",
		load: inAccount("account", loadAccount),
		actions: ["Account-Show", "MyAccount-Show", "MyAccountPage"],
	},
	personalData: {
		scope: "private",
		load: inAccount("personalData", loadPersonalData),
		form: personalDataForm,
		actions: ["Account-EditProfile", "MyAccount-PersonalData", "PersonalDataPage"],
	},
	addresses: {
		scope: "private",
		load: inAccount("addresses", loadAddresses),
		form: addressesForm,
		actions: ["Address-List", "AddressesPage"],
	},
	payments: {
		scope: "private",
		load: inAccount("payments", loadPayments),
		form: paymentsForm,
		actions: ["PaymentInstruments-List", "PaymentsPage"],
	},
	loyalty: {
		scope: "private",
		load: inAccount("loyalty", loadLoyalty),
		form: loyaltyForm,
		actions: ["Loyalty-Show"],
	},
	storeCredit: {
		scope: "private",
		load: inAccount("storeCredit", loadStoreCredit),
		actions: ["Account-StoreCredit", "MyAccount-StoreCredit"],
	},
	orders: {
		scope: "private",
		load: inAccount("orders", loadOrders),
		actions: ["Order-History", "OrdersPage"],
	},
	order: { scope: "private", load: loadOrder, form: orderForm, actions: ["Order-Details"] },
	trackOrder: {
		scope: "private",
		load: loadTrackOrder,
		form: trackOrderForm,
		actions: ["Order-Track", "Order-TrackOrder"],
	},
	return: { scope: "private", load: loadReturn, form: returnForm, actions: ["Order-Return"] },
	giftCertificate: {
		scope: "private",
		load: loadGiftCertificate,
		form: giftCertificateForm,
		actions: ["GiftCert-CheckBalance"],
	},
	giftCertificatePurchase: {
		scope: "private",
		load: loadGiftCertificatePurchase,
		form: giftCertificatePurchaseForm,
		actions: ["GiftCert-Purchase"],
	},
	agent: { scope: "private", load: loadAgent, form: agentForm },
	newsletter: { scope: "private", load: loadNewsletter, form: newsletterForm },
	newsletterPreferenceCenter: {
		scope: "private",
		load: inAccount("newsletterPreferenceCenter", loadNewsletterPreferenceCenter),
		form: newsletterPreferenceCenterForm,
		actions: ["Newsletter-PreferenceCenter"],
	},
	newsletterUnsubscribe: {
		scope: "private",
		load: inAccount("newsletterUnsubscribe", loadNewsletterUnsubscribe),
		form: newsletterUnsubscribeForm,
		actions: ["Newsletter-Unsubscribe"],
	},
	consent: { scope: "private", load: loadConsent, form: consentForm },
	announcement: { scope: "private", load: loadAnnouncement },
	notifyMe: { scope: "private", load: loadNotifyMe, form: notifyMeForm },
	restriction: { scope: "private", load: loadRestriction },
	sizeGuide: { scope: "private", load: loadSizeGuide },
	preferences: { scope: "private", form: preferencesForm },
	offline: { scope: "shared", load: loadOffline },
} satisfies Record<RouteName, Route>;

const byAction: ReadonlyMap<string, RouteName> = new Map(
	(Object.keys(routes) as RouteName[]).flatMap((name) =>
		(routeNamed(name).actions ?? []).map((action) => [action, name] as const),
	),
);

function routeNamed(name: RouteName): Route {
	return routes[name];
}

export const routeTable: RouteTable = {
	at: (path) => {
		const name = routeAt(path);
		return name && routeNamed(name);
	},
	nameAt: routeAt,
	findByAction: (action) => byAction.get(action) ?? byAction.get(action.replace(/-Show$/, "")),
	load: {
		category: routes.category.load,
		content: routes.content.load,
		product: routes.product.load,
		store: routes.store.load,
	},
	notFound: loadNotFound,
};
