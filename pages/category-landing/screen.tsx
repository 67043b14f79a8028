import { Categories } from "../../client/features/home/categories.tsx";
import { Hero } from "../../client/features/home/hero.tsx";
import { TileCarousel } from "../../client/features/listing/tile/tile-carousel.tsx";
import { useTranslation } from "../../client/state/texts.ts";
import type_ from "../../client/styles/type.module.css";
import { Breadcrumbs } from "../../client/ui/breadcrumbs.tsx";
import { classNames } from "../../client/ui/class-names.ts";
import { breadcrumbLinks } from "../../shared/domain/catalogue/breadcrumbs.ts";
import type { CategoryLandingData } from "./contract.ts";
import styles from "./screen.module.css";

export function Screen({ data }: { data: CategoryLandingData }) {
	const { t } = useTranslation();
	const breadcrumbs = breadcrumbLinks(data.breadcrumbs, { kind: "category" });
	return (
		<main id="main">
			<Hero hero={data.hero} heading={data.heading} />
			{breadcrumbs.links.length > 0 ? (
				<div className={styles.breadcrumbs}>
					<Breadcrumbs {...breadcrumbs} label={t("shell.breadcrumbs")} />
				</div>
			) : null}
			{data.statement ? <p className={classNames(type_.title, styles.statement)}>{data.statement}</p> : null}
			<Categories categories={data.categories} label={t("list.subcategories")} />
			<TileCarousel carousel={data.newArrivals} />
		</main>
	);
}
