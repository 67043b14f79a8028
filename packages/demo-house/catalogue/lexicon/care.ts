import type { HouseText } from "../../house-text.ts";
import { t } from "./catalogue-text.ts";

export type CareId =
	| "dry-clean"
	| "delicate"
	| "hand-wash"
	| "machine-wash"
	| "swim"
	| "leather"
	| "wipe"
	| "jewellery"
	| "dishwasher"
	| "beauty";

// biome-ignore format: a table is read by its columns
export const care: Record<CareId, { text: HouseText; icons: string[] }> = {
	"dry-clean": { icons: ["no-wash", "dry-clean", "iron-low"], text: t("تنظيف جاف فقط. كيّ على حرارة منخفضة.|Nur chemisch reinigen. Bei niedriger Temperatur bügeln.|Dry clean only. Iron at a low temperature.|Nettoyage à sec uniquement. Repassage à basse température.|ドライクリーニングのみ。低温でアイロンをかけてください。|드라이클리닝만 가능합니다. 낮은 온도로 다림질해 주십시오.|仅限干洗。低温熨烫。") },
	delicate: { icons: ["hand-wash", "no-tumble-dry", "iron-low"], text: t("غسل يدوي بماء بارد. يُجفف مسطحًا ولا يُعصر.|Kalt von Hand waschen. Liegend trocknen, nicht wringen.|Hand wash cold. Dry flat, do not wring.|Lavage à la main à l’eau froide. Séchage à plat, ne pas essorer.|冷水で手洗いし、絞らず平干ししてください。|찬물에 손세탁 후 비틀어 짜지 말고 뉘어서 건조해 주십시오.|冷水手洗。平铺晾干，请勿拧绞。") },
	"hand-wash": { icons: ["hand-wash", "no-bleach", "dry-flat"], text: t("غسل يدوي بمنظف للصوف. يُجفف مسطحًا.|Mit Wollwaschmittel von Hand waschen. Liegend trocknen.|Hand wash with a wool detergent. Dry flat.|Lavage à la main avec une lessive pour laine. Séchage à plat.|ウール用洗剤で手洗いし、平干ししてください。|울 전용 세제로 손세탁 후 뉘어서 건조해 주십시오.|使用羊毛洗涤剂手洗。平铺晾干。") },
	"machine-wash": { icons: ["wash-30", "no-bleach", "iron-medium"], text: t("غسل في الغسالة على 30 درجة مع ألوان مشابهة.|Maschinenwäsche bei 30 °C mit ähnlichen Farben.|Machine wash at 30 °C with similar colours.|Lavage en machine à 30 °C avec des couleurs similaires.|同系色のものと30℃以下で洗濯機洗いできます。|비슷한 색상끼리 30°C에서 세탁기로 세탁해 주십시오.|30°C 机洗，请与相近颜色同洗。") },
	swim: { icons: ["hand-wash", "no-bleach", "no-tumble-dry"], text: t("يُشطف بماء بارد بعد السباحة ويُجفف في الظل.|Nach dem Schwimmen kalt ausspülen und im Schatten trocknen.|Rinse in cold water after swimming and dry in the shade.|Rincer à l’eau froide après la baignade et sécher à l’ombre.|使用後は冷水ですすぎ、陰干ししてください。|수영 후 찬물로 헹궈 그늘에서 말려 주십시오.|游泳后用冷水冲洗，于阴凉处晾干。") },
	leather: { icons: ["no-wash", "leather-care"], text: t("يُنظف بقطعة قماش ناعمة جافة. يُحفظ بعيدًا عن الضوء والرطوبة.|Mit einem weichen, trockenen Tuch reinigen. Vor Licht und Feuchtigkeit schützen.|Clean with a soft, dry cloth. Keep away from light and damp.|Nettoyer avec un chiffon doux et sec. Conserver à l’abri de la lumière et de l’humidité.|乾いた柔らかい布でお手入れし、光と湿気を避けて保管してください。|부드러운 마른 천으로 닦고 빛과 습기를 피해 보관해 주십시오.|用柔软干布擦拭。避光防潮保存。") },
	wipe: { icons: ["no-wash", "wipe"], text: t("يُمسح بقطعة قماش رطبة.|Mit einem feuchten Tuch abwischen.|Wipe with a damp cloth.|Essuyer avec un chiffon humide.|湿らせた布で拭いてください。|젖은 천으로 닦아 주십시오.|用湿布擦拭。") },
	jewellery: { icons: ["no-water", "wipe"], text: t("يُبعد عن العطور والماء. يُلمّع بقطعة قماش ناعمة.|Von Parfum und Wasser fernhalten. Mit einem weichen Tuch polieren.|Keep away from perfume and water. Polish with a soft cloth.|Tenir à l’écart du parfum et de l’eau. Polir avec un chiffon doux.|香水や水を避け、柔らかい布で磨いてください。|향수와 물을 피하고 부드러운 천으로 닦아 주십시오.|避免接触香水与水。用软布擦亮。") },
	dishwasher: { icons: ["dishes-by-hand", "no-microwave"], text: t("يُنصح بالغسل اليدوي. لا يوضع في الميكروويف.|Handwäsche empfohlen. Nicht für die Mikrowelle geeignet.|Hand washing recommended. Not suitable for the microwave.|Lavage à la main recommandé. Ne convient pas au micro-ondes.|手洗いをおすすめします。電子レンジには使用できません。|손세척을 권장합니다. 전자레인지에는 사용할 수 없습니다.|建议手洗。不可用于微波炉。") },
	beauty: { icons: [], text: t("للاستعمال الخارجي فقط. يُحفظ في مكان بارد وجاف.|Nur zur äußerlichen Anwendung. Kühl und trocken lagern.|For external use only. Store in a cool, dry place.|Usage externe uniquement. Conserver au frais et au sec.|外用のみ。涼しく乾燥した場所に保管してください。|외용으로만 사용하고 서늘하고 건조한 곳에 보관해 주십시오.|仅限外用。请存放于阴凉干燥处。") },
};
