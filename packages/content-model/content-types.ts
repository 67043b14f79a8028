import type { ContentType } from "./content-type.ts";
import { listContent } from "./types/lists/list-content.ts";
import { listInsert } from "./types/lists/list-insert.ts";
import { brandPage } from "./types/pages/brand-page.ts";
import { categoryContent } from "./types/pages/category-content.ts";
import { journalArticle } from "./types/pages/journal-article.ts";
import { page } from "./types/pages/page.ts";
import { productContent } from "./types/pages/product-content.ts";
import { accordionItem } from "./types/parts/accordion-item.ts";
import { badge } from "./types/parts/badge.ts";
import { card } from "./types/parts/card.ts";
import { cta } from "./types/parts/cta.ts";
import { image } from "./types/parts/image.ts";
import { tab } from "./types/parts/tab.ts";
import { text } from "./types/parts/text.ts";
import { video } from "./types/parts/video.ts";
import { accordion } from "./types/sections/accordion.ts";
import { brandsDirectory } from "./types/sections/brands-directory.ts";
import { cardGroup } from "./types/sections/card-group.ts";
import { carousel } from "./types/sections/carousel.ts";
import { hero } from "./types/sections/hero.ts";
import { marquee } from "./types/sections/marquee.ts";
import { module } from "./types/sections/module.ts";
import { navigationGroup } from "./types/sections/navigation-group.ts";
import { newsletterSignUp } from "./types/sections/newsletter-sign-up.ts";
import { numberElement } from "./types/sections/number-element.ts";
import { paginatedContent } from "./types/sections/paginated-content.ts";
import { placeholder } from "./types/sections/placeholder.ts";
import { productCarousel } from "./types/sections/product-carousel.ts";
import { productGrid } from "./types/sections/product-grid.ts";
import { quote } from "./types/sections/quote.ts";
import { richTextSection } from "./types/sections/rich-text-section.ts";
import { searchForm } from "./types/sections/search-form.ts";
import { statement } from "./types/sections/statement.ts";
import { tabs } from "./types/sections/tabs.ts";
import { banner } from "./types/shell/banner.ts";
import { bannerPopup } from "./types/shell/banner-popup.ts";
import { campaign } from "./types/shell/campaign.ts";
import { countryRedirectPopup } from "./types/shell/country-redirect-popup.ts";
import { footer } from "./types/shell/footer.ts";
import { footerColumn } from "./types/shell/footer-column.ts";
import { header } from "./types/shell/header.ts";
import { marketingZone } from "./types/shell/marketing-zone.ts";
import { navigationItem } from "./types/shell/navigation-item.ts";
import { personalizedBlock } from "./types/shell/personalized-block.ts";
import { personalizedItem } from "./types/shell/personalized-item.ts";

export const contentTypes: readonly ContentType[] = [
	page,
	journalArticle,
	categoryContent,
	productContent,
	brandPage,
	hero,
	statement,
	quote,
	module,
	carousel,
	cardGroup,
	marquee,
	placeholder,
	richTextSection,
	productGrid,
	productCarousel,
	paginatedContent,
	accordion,
	tabs,
	brandsDirectory,
	newsletterSignUp,
	numberElement,
	searchForm,
	navigationGroup,
	cta,
	image,
	video,
	card,
	accordionItem,
	tab,
	badge,
	text,
	listContent,
	listInsert,
	header,
	navigationItem,
	banner,
	personalizedBlock,
	personalizedItem,
	campaign,
	footer,
	footerColumn,
	marketingZone,
	bannerPopup,
	countryRedirectPopup,
];

export const findContentType = (id: string): ContentType | undefined =>
	contentTypes.find((type) => type.id === id);
