import type { CategoryLandingData } from "../../shared/contracts/page.ts";
import { breadcrumbLinks } from "../../shared/domain/catalogue/breadcrumbs.ts";
import { Categories } from "../features/home/categories.tsx";
import { Hero } from "../features/home/hero.tsx";
import { TileCarousel } from "../features/listing/tile-carousel.tsx";
import { useTranslation } from "../state/texts.ts";
import type_ from "../styles/type.module.css";
import { Breadcrumbs } from "../ui/breadcrumbs.tsx";
import { classNames } from "../ui/class-names.ts";
import styles from "./category-landing-page.module.css";

/** A category as its editors present it: a picture, what is in it by name, what is new there. */
export function CategoryLandingPage({ data }: { data: CategoryLandingData }) {
	const { t } = useTranslation();
	const trail = breadcrumbLinks(data.breadcrumbs, { kind: "category" });
	return (
		<main id="main">
			<Hero hero={data.hero} heading={data.heading} />
			{trail.links.length > 0 ? (
				<div className={styles.trail}>
					<Breadcrumbs {...trail} label={t("shell.trail")} />
				</div>
			) : null}
			{data.statement ? <p className={classNames(type_.title, styles.statement)}>{data.statement}</p> : null}
			<Categories categories={data.categories} label={t("list.subcategories")} />
			<TileCarousel carousel={data.newArrivals} />
		</main>
	);
}
