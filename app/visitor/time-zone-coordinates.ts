/**
 * Latitude and longitude of time zones in whole degrees, from zone.tab of the IANA database, for the map's larger
 * countries. Some browsers report the old names Calcutta, Katmandu, Saigon, Rangoon, Kiev and Buenos_Aires.
 */
const COORDINATES: Record<string, string> = {
  Africa:
    "Abidjan 5 -4, Accra 6 0, Addis_Ababa 9 39, Algiers 37 3, Cairo 30 31, Casablanca 34 -8, Dakar 15 -17, " +
    "Dar_es_Salaam -7 39, Harare -18 31, Johannesburg -26 28, Kampala 0 32, Khartoum 16 33, Kigali -2 30, " +
    "Kinshasa -4 15, Lagos 6 3, Luanda -9 13, Lusaka -15 28, Maputo -26 33, Nairobi -1 37, Tripoli 33 13, " +
    "Tunis 37 10",
  America:
    "Argentina/Buenos_Aires -35 -58, Buenos_Aires -35 -58, Asuncion -25 -58, Bogota 5 -74, Caracas 10 -67, " +
    "Chicago 42 -88, Costa_Rica 10 -84, Denver 40 -105, Edmonton 54 -113, Guatemala 15 -91, Guayaquil -2 -80, " +
    "Halifax 45 -64, Havana 23 -82, Jamaica 18 -77, La_Paz -16 -68, Lima -12 -77, Los_Angeles 34 -118, " +
    "Mexico_City 19 -99, Montevideo -35 -56, New_York 41 -74, Panama 9 -80, Phoenix 33 -112, Santiago -33 -71, " +
    "Santo_Domingo 18 -70, Sao_Paulo -24 -47, Tijuana 33 -117, Toronto 44 -79, Vancouver 49 -123, Winnipeg 50 -97",
  Asia:
    "Almaty 43 77, Amman 32 36, Baghdad 33 44, Bahrain 26 51, Baku 40 50, Bangkok 14 101, Beirut 34 36, " +
    "Colombo 7 80, Damascus 34 36, Dhaka 24 90, Dubai 25 55, Ho_Chi_Minh 11 107, Saigon 11 107, Hong_Kong 22 114, " +
    "Jakarta -6 107, Jerusalem 32 35, Kabul 35 69, Karachi 25 67, Kathmandu 28 85, Katmandu 28 85, Kolkata 23 88, " +
    "Calcutta 23 88, Kuala_Lumpur 3 102, Kuwait 29 48, Manila 15 121, Muscat 24 59, Nicosia 35 33, " +
    "Novosibirsk 55 83, Phnom_Penh 12 105, Qatar 25 52, Riyadh 25 47, Seoul 38 127, Shanghai 31 121, " +
    "Singapore 1 104, Taipei 25 122, Tashkent 41 69, Tbilisi 42 45, Tehran 36 51, Tokyo 36 140, " +
    "Ulaanbaatar 48 107, Vladivostok 43 132, Yangon 17 96, Rangoon 17 96, Yekaterinburg 57 61, Yerevan 40 44",
  Australia:
    "Adelaide -35 139, Brisbane -27 153, Darwin -12 131, Hobart -43 147, Melbourne -38 145, Perth -32 116, " +
    "Sydney -34 151",
  Europe:
    "Amsterdam 52 5, Athens 38 24, Belgrade 45 20, Berlin 52 13, Brussels 51 4, Bucharest 44 26, Budapest 48 19, " +
    "Chisinau 47 29, Copenhagen 56 13, Dublin 53 -6, Helsinki 60 25, Istanbul 41 29, Kyiv 50 31, Kiev 50 31, " +
    "Lisbon 39 -9, London 52 0, Luxembourg 50 6, Madrid 40 -4, Malta 36 15, Minsk 54 28, Moscow 56 38, Oslo 60 11, " +
    "Paris 49 2, Prague 50 14, Riga 57 24, Rome 42 12, Sarajevo 44 18, Sofia 43 23, Stockholm 59 18, " +
    "Tallinn 59 25, Tirane 41 20, Vienna 48 16, Vilnius 55 25, Warsaw 52 21, Zagreb 46 16, Zurich 47 9",
  Indian: "Maldives 4 74, Mauritius -20 58",
  Pacific: "Auckland -37 175",
};

/**
 * @param timeZone IANA name: "Europe/Berlin"
 * @returns undefined for unlisted time zones
 */
export function timeZoneCoordinates(timeZone: string): { latitude: number; longitude: number } | undefined {
  const [area = "", ...name] = timeZone.split("/");
  const [, latitude, longitude] =
    COORDINATES[area]
      ?.split(", ")
      .map((place) => place.split(" "))
      .find(([place]) => place === name.join("/")) ?? [];
  if (!latitude || !longitude) return undefined;
  return { latitude: Number(latitude), longitude: Number(longitude) };
}
