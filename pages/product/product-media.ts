import { createFilmPaths } from "../../shared/domain/addresses/paths.ts";
import type { Product } from "../../shared/domain/catalogue/catalogue.ts";
import { amongPictures, parseFilms } from "../../shared/domain/media/films.ts";
import { parseModel3d } from "../../shared/domain/media/model-3d.ts";
import { noImage, toImage } from "../../worker/present/images-and-prices.ts";
import type { PageContext } from "../../worker/request/page/page-context.ts";
import type { ProductData, ProductFilmView } from "./contract.ts";

type ProductMedia = Pick<ProductData, "images" | "herImages" | "films" | "model">;

const POSTER_WIDTH = 800;

const listFilms = (product: Product, cx: Pick<PageContext, "t" | "settings">): ProductFilmView[] => {
	const { thronKey, images } = cx.settings;
	const height = Math.round((POSTER_WIDTH * images.productShape.height) / images.productShape.width);
	// Films at Thron cannot be loaded without the house's key.
	const films = parseFilms(product.details.videos).filter(({ provider }) => provider !== "thron" || thronKey);
	const line = amongPictures<unknown, (typeof films)[number]>(product.images, films);
	return line.flatMap((one, at) => {
		const film = films.find((each) => each === one);
		if (!film) return [];
		const paths = createFilmPaths(film, thronKey);
		return [
			{
				at,
				label: cx.t("films.label", { name: product.name }),
				poster: paths.thumbnail(POSTER_WIDTH, height),
				src: paths.film,
				ratioHref: paths.aspectRatio,
			},
		];
	});
};

export const productMedia = (
	product: Product,
	cx: Pick<PageContext, "t" | "settings" | "locale">,
): ProductMedia => {
	const { details } = product;
	const films = listFilms(product, cx);
	const model = parseModel3d(details.model3d, product.colour?.value);
	const isBare = product.images.length === 0 && films.length === 0;
	const hers = details.femaleImage ? product.herImages : [];
	return {
		images: isBare ? [noImage(cx)] : product.images.map((image) => toImage(image, product.name)),
		herImages: hers.length > 0 ? hers.map((image) => toImage(image, product.name)) : undefined,
		films: films.length > 0 ? films : undefined,
		model: model ?? undefined,
	};
};
