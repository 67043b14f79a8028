import type common from "../../locales/common.json";
import type account from "../../locales/en/account.json";
import type addresses from "../../locales/en/addresses.json";
import type cart from "../../locales/en/cart.json";
import type checkout from "../../locales/en/checkout.json";
import type consent from "../../locales/en/consent.json";
import type giftCards from "../../locales/en/gift-cards.json";
import type list from "../../locales/en/list.json";
import type loyalty from "../../locales/en/loyalty.json";
import type media from "../../locales/en/media.json";
import type newsletter from "../../locales/en/newsletter.json";
import type notices from "../../locales/en/notices.json";
import type order from "../../locales/en/order.json";
import type passwords from "../../locales/en/passwords.json";
import type product from "../../locales/en/product.json";
import type register from "../../locales/en/register.json";
import type returns from "../../locales/en/returns.json";
import type search from "../../locales/en/search.json";
import type shell from "../../locales/en/shell.json";
import type signIn from "../../locales/en/sign-in.json";
import type sizeGuide from "../../locales/en/size-guide.json";
import type stores from "../../locales/en/stores.json";
import type tryOn from "../../locales/en/try-on.json";
import type wishlist from "../../locales/en/wishlist.json";

declare module "i18next" {
	interface CustomTypeOptions {
		defaultNS: "texts";
		returnNull: false;
		resources: {
			texts: typeof account &
				typeof addresses &
				typeof cart &
				typeof checkout &
				typeof consent &
				typeof giftCards &
				typeof list &
				typeof loyalty &
				typeof media &
				typeof newsletter &
				typeof notices &
				typeof order &
				typeof passwords &
				typeof product &
				typeof register &
				typeof returns &
				typeof search &
				typeof shell &
				typeof signIn &
				typeof sizeGuide &
				typeof stores &
				typeof tryOn &
				typeof wishlist &
				typeof common;
		};
	}
}
